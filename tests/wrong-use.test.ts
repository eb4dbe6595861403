/** Scripts of npm that are called wrongly: they print their usage and end with 2. */
import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"

const root = fileURLToPath(new URL("../", import.meta.url))
const run = (script: string, args: ReadonlyArray<string>): Promise<{ readonly code: number; readonly error: string }> =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      ["--import", "tsx", `${root}${script}`, ...args],
      { cwd: root, env: { ...process.env, CHROMIUM_PATH: process.execPath } },
      (error, _, stderr) => resolve({ code: Number(error?.code ?? 0), error: stderr }),
    ),
  )

describe("script that is called wrongly", () => {
  it.each([
    ["tests/simulation/simulate.ts", ["--orders", "x"], "x is no whole number above zero\nnpm run simulate -- "],
    ["tests/simulation/simulate.ts", ["--unheard-of"], "Unknown option '--unheard-of'\nnpm run simulate -- "],
    ["tests/simulation/simulate.ts", ["--on", "mysql"], "--on mysql: pglite or postgres\nnpm run simulate -- "],
    ["tools/scale.ts", ["orders", "abc"], "abc: whole numbers are needed\nnpm run scale -- "],
    ["tools/scale.ts", ["0"], "0 20: whole numbers are needed\nnpm run scale -- "],
    ["tools/test.ts", ["unheard-of"], "no step has unheard-of in its name: build, types, "],
  ] as const)(
    "%s %j prints its usage and ends with 2",
    async (script, args, expected) => {
      const { code, error } = await run(script, args)
      expect([code, error]).toEqual([2, expect.stringContaining(expected)])
    },
    60_000,
  )
})
