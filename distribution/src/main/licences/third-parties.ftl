Gantry ships these works of others, as jars of their own in system/ and lib/ or inside its bundles.

<#list dependencyMap as entry>
<#assign project = entry.getKey()>
<#assign licenses = entry.getValue()>
<#if project.groupId != "io.gantry">
${project.groupId}:${project.artifactId}:${project.version}
    <#list licenses as license>${license}<#sep> or </#list><#if project.url??>, ${project.url}</#if>
</#if>
</#list>
