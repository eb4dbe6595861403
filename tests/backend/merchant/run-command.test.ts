/** Runs of `npm run shop`: help, wrong use and exit codes of every command. */
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { translator } from "#backend/texts/command-language.ts"
import { commandNames, commandOf, runCommand, usageIn } from "#backend/merchant/run-command.ts"
import { english } from "#tests/english-commands.ts"

const folder = mkdtempSync(join(tmpdir(), "delguur-commands-"))
const data = join(folder, "data")
const env = { ...english, DATA_DIR: data }
const translate = translator(env)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("command of the merchant", () => {
  it.each(commandNames)("%s prints its usage, and opens no data [I3]", async (name) => {
    const command = await commandOf(name)
    const { usage, summary } = command
    for (const help of ["--help", "-h"]) {
      expect(await runCommand([name, help], env)).toEqual({
        output: `${translate(summary)}\n${usageIn(command, translate)}`,
        error: "",
        code: 0,
      })
    }
    for (const line of usage.split("\n").filter((one) => one.startsWith("npm"))) expect(line).toContain(`npm run shop -- ${name}`)
    expect(existsSync(data)).toBe(false)
  })

  it.each(commandNames)("%s refuses unknown arguments with its usage, before it opens the data [I3]", async (name) => {
    const command = await commandOf(name)
    for (const args of [["--unheard-of"], ["one", "two", "three", "four"]]) {
      // Commands without a file or an action of their own take any number of files.
      if (name === "pages" && args.length > 1) continue
      const { output, error, code } = await runCommand([name, ...args], { ...env, SHOP_KEY: "some" })
      expect([output, code], args.join(" ")).toEqual(["", 2])
      expect(error).toMatch(new RegExp(`^.+\\n`))
      expect(error.endsWith(usageIn(command, translate))).toBe(true)
    }
    expect(existsSync(data)).toBe(false)
  })

  it.each(["0x10", "2e0", "0.5", "0", "29", " 3", "-1"])("sends no notification of %s days", async (days) => {
    expect(await runCommand(["push", "send", `--days=${days}`], env)).toMatchObject({
      code: 2,
      error: expect.stringContaining("--days is from 1 to 28"),
    })
  })

  it("is in the list of commands, each with its purpose [I3]", async () => {
    const { output, code } = await runCommand(["--help"], env)
    expect(code).toBe(0)
    for (const name of commandNames) expect(output).toMatch(new RegExp(`^  ${name} +\\S.{10,}$`, "m"))
    expect(await runCommand([], env)).toMatchObject({ output: "", error: `which command?\n${output}`, code: 2 })
    expect(await runCommand(["../run-command"], env)).toMatchObject({
      error: expect.stringContaining("there is no command ../run-command") as string,
      code: 2,
    })
  })

  it("names the option that lacks its value [I3]", async () => {
    expect((await runCommand(["keys", "new", "--scopes"], env)).error).toMatch(
      /^the option --scopes <value> lacks its value, or takes none\nnpm run shop -- keys new/,
    )
    expect((await runCommand(["keys", "new", "--scopes", "orders,all"], env)).error).toMatch(/^there is no scope all\n/)
    expect((await runCommand(["keys", "revoke", "first"], env)).code).toBe(2)
  })

  it("exports to no file that is named like a misspelled table [I3]", async () => {
    expect(await runCommand(["export", "order"], env)).toMatchObject({
      error: expect.stringMatching(/^order is neither a file whose name ends with \.csv nor one of orders, payments/) as string,
      code: 2,
    })
  })

  it("reports the address at which no shop answers, and the status of a proxy [I3]", async () => {
    const proxy = createServer((_, response) => response.writeHead(502).end("<h1>Bad gateway</h1>"))
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve))
    const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    const list = () => runCommand(["orders", "list"], { ...english, SHOP_KEY: "some", SHOP_URL: address })
    expect(await list()).toEqual({ output: "", error: `${address} answered 502`, code: 1 })
    await new Promise((resolve) => proxy.close(resolve))
    expect(await list()).toEqual({
      output: "",
      error: `no shop answers at ${address}: start it, or set SHOP_URL to where it runs`,
      code: 1,
    })
    expect((await runCommand(["orders", "list"], { ...english, SHOP_KEY: "some", SHOP_URL: "shop.mn" })).code).toBe(2)
  })
})
