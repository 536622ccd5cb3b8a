// SPDX-License-Identifier: Apache-2.0
/** The generated classes of Pinot's broker service. */
module io.gantry.protocol.pinot {
    requires transitive com.google.protobuf;
    requires transitive io.grpc;
    requires transitive io.grpc.stub;
    requires com.google.common;
    requires io.grpc.protobuf;

    exports io.gantry.protocol.pinot;
}
