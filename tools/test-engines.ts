/** Tests of the search on real engines, one after the other: `npm run test:engines`. Skipped with a message without Java 17 and Maven. */
import { searchEngines, startEngine } from "./search-engine.ts"
import { execute } from "./step.ts"

/** Port below that of the engines. */
const port = 9250

const isInstalled = async (command: string): Promise<boolean> =>
  execute([command, "-version"]).then(
    ({ code }) => code === 0,
    () => false,
  )

if (!(await isInstalled("java")) || !(await isInstalled("mvn"))) {
  console.log("Skipped: real search engines need Java 17 and Maven")
} else {
  for (const engine of searchEngines) {
    const running = await startEngine(engine, port)
    try {
      const { code, output, seconds } = await execute(["npx", "vitest", "run", "--project", "engines"], { ENGINE_URL: running.url })
      console.log(`${code === 0 ? "✓" : "✗"} ${engine.name}, ${seconds.toFixed(0)} s`)
      if (code !== 0) {
        console.log(output)
        process.exitCode = 1
      }
    } finally {
      await running.stop()
    }
  }
}
