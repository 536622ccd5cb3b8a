<#-- Annotations and the like, which others depend on and the archive leaves out: a test compares with what is in it. -->
<#assign leftOut = ["com.google.android:annotations", "com.google.code.findbugs:jsr305",
    "com.google.errorprone:error_prone_annotations", "com.google.guava:listenablefuture",
    "com.google.j2objc:j2objc-annotations", "commons-codec:commons-codec", "org.codehaus.mojo:animal-sniffer-annotations"]>
What is shipped with Gantry and was written by others: part, license, home page. NOTICE tells more.

<#list dependencyMap as entry>
<#assign part = entry.key>
<#assign name = part.groupId + ":" + part.artifactId>
<#if part.groupId != "io.gantry" && !leftOut?seq_contains(name)>
${name}:${part.version}  ${entry.value?join(" or ")}  ${part.url!"-"}
</#if>
</#list>
