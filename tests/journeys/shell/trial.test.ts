/** The trial of docs/running.md, as it stands there: a shop without a sandbox that the stand-ins of all companies serve. */
import { execFile, spawn, type ChildProcess } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { afterEach, describe, expect, it } from "vitest"
import { freePort } from "../../free-port.ts"
import { isAlive, phone, shopping, withBrowser } from "../support/shopper.ts"
import { dumplings, fillAddress, placeBy, putIntoCart } from "../support/steps.ts"

const root = path.resolve(import.meta.dirname, "../../..")
const run = promisify(execFile)

/** Lines that the document gives for a second terminal, without what `export` sets. */
const documented =
  /export DATA_DIR=\.data\/trial\n([\s\S]*?)```/
    .exec(readFileSync(path.join(root, "docs/running.md"), "utf8"))?.[1]
    ?.trim()
    .split("\n") ?? []

/** A process, and what it has printed. */
type Terminal = { readonly process: ChildProcess; readonly printed: () => string }

const terminal = (command: string, args: ReadonlyArray<string>, env: NodeJS.ProcessEnv): Terminal => {
  const child = spawn(command, args, { cwd: root, env, stdio: ["pipe", "pipe", "inherit"], detached: true })
  let printed = ""
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()))
  return { process: child, printed: () => printed }
}

withBrowser()

describe("trial without any provider", () => {
  const terminals: Terminal[] = []
  let url = ""
  let dataDir = ""
  let env: NodeJS.ProcessEnv = {}
  const opened = (command: string, args: ReadonlyArray<string>): Terminal => {
    const one = terminal(command, args, env)
    terminals.push(one)
    return one
  }
  /** What the stand-ins answer to a line. */
  const answer = async (line: string): Promise<string> => {
    const before = terminals[0]?.printed().length ?? 0
    terminals[0]?.process.stdin?.write(`${line}\n`)
    await expect.poll(() => terminals[0]?.printed().length).toBeGreaterThan(before)
    return terminals[0]?.printed().slice(before) ?? ""
  }

  const openShop = async (): Promise<void> => {
    dataDir = mkdtempSync(path.join(tmpdir(), "delguur-trial-"))
    const port = await freePort()
    url = `http://localhost:${port}`
    env = { ...process.env, PUBLIC_ORIGIN: url, PORT: String(port), DATA_DIR: dataDir }
    delete env["SANDBOX"]
    const standIns = opened("npm", ["run", "--silent", "stand-ins"])
    await expect.poll(standIns.printed, { timeout: 60_000 }).toContain("The stand-ins answer until Ctrl+C")
    env = {
      ...env,
      ...Object.fromEntries([...standIns.printed().matchAll(/^export (\w+)='(.*)'$/gm)].map(([, name = "", value]) => [name, value])),
    }
    expect(documented).toEqual(["npm run shop -- check", "npm start"])
    await run("npm", ["run", "--silent", "shop", "--", "check"], { cwd: root, env })
    const shop = opened("npm", ["start"])
    await expect.poll(shop.printed, { timeout: 180_000 }).toContain("The shop is open")
  }
  afterEach(() => {
    for (const { process: child } of terminals.splice(0)) if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL")
    rmSync(dataDir, { recursive: true, force: true })
  })

  it("sells an order that is paid by QPay", async () => {
    await openShop()
    await shopping(phone, async (shopper) => {
      const { page } = shopper
      const open = async (to: string) => {
        await page.goto(`${url}${to}`)
        await isAlive(page)
      }
      await putIntoCart({ ...shopper, open }, dumplings.slug)
      await open("/cart")
      await page.getByRole("link", { name: "Захиалга хийх" }).locator("visible=true").first().click()
      await page.waitForURL(/\/login/)
      await isAlive(page)
      await page.getByLabel("Утасны дугаар эсвэл и-мэйл").fill("99112244")
      await page.getByRole("button", { name: "Код авах" }).click()
      const code = page.getByLabel("6 оронтой код")
      await code.waitFor()
      await expect.poll(() => answer("sms")).toMatch(/\b\d{6}\b/)
      await code.fill(/\b(\d{6})\b/.exec(await answer("sms"))?.[1] ?? "")
      await page.getByLabel("Овог").fill("Дорж")
      await page.getByLabel("Нэр", { exact: true }).fill("Бат")
      await page.getByRole("checkbox").check()
      await page.getByRole("button", { name: "Бүртгүүлэх", exact: true }).click()
      await page.waitForURL(/\/checkout\/address/)
      await fillAddress(page)
      const number = await placeBy(page, "QR код")
      await page.getByRole("img", { name: "Төлбөрийн QR код" }).waitFor()
      expect(await answer(`pay ${number}`)).toMatch(/^paid \d+/)
      await page.getByRole("heading", { name: "Төлбөр амжилттай хийгдлээ" }).waitFor()
    })
  }, 400_000)
})
