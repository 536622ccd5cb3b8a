import io.gantry.api.compression.Compression;
import io.gantry.compression.deflate.DeflateCompression;
import io.gantry.compression.gzip.GzipCompression;
import io.gantry.compression.lz4.Lz4FastCompression;
import io.gantry.compression.lz4.Lz4HighCompression;
import io.gantry.compression.none.NoneCompression;
import io.gantry.compression.snappy.SnappyCompression;
import io.gantry.compression.zstd.ZstdCompression;

/** The compressions of Apache Pinot's broker gRPC protocol. */
module io.gantry.compression {
    requires io.gantry.api;
    requires com.github.luben.zstd_jni;
    requires org.lz4.java;
    requires org.xerial.snappy;
    requires static org.jspecify;
    requires static org.osgi.service.component.annotations;

    provides Compression with
            Lz4FastCompression,
            Lz4HighCompression,
            ZstdCompression,
            DeflateCompression,
            GzipCompression,
            SnappyCompression,
            NoneCompression;
}
