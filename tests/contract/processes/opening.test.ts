/** Opening of a shop without a sandbox: what `npm run shop -- check` says, and the real server with a stand-in of QPay. */
import { execFile, spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { fileAt } from "#backend/paths.ts"
import { freePort } from "#tests/free-port.ts"
import { qpaySecrets, startQPay, type QPayServer } from "../providers/qpay-server.ts"
import { english } from "#tests/english-commands.ts"

describe("opening shop", () => {
  let folder = ""
  let qpay: QPayServer | null = null
  let server: ChildProcess | null = null
  const site = () => join(folder, "site.json")
  const secrets = { QPAY_ID: qpaySecrets.clientId, QPAY_SECRET: qpaySecrets.clientSecret }
  const mail = { SMTP_URL: "smtp://127.0.0.1:2525", MAIL_FROM: "shop@example.mn" }
  const environment = (changes: Readonly<Record<string, string>>) => ({
    ...process.env,
    ...english,
    SANDBOX: "",
    SITE_CONFIG: site(),
    DATA_DIR: join(folder, "data"),
    ...changes,
  })
  const shop = (args: ReadonlyArray<string>, changes: Readonly<Record<string, string>> = {}) =>
    new Promise<{ readonly code: number; readonly output: string }>((resolve) => {
      const command = ["--import", "tsx", fileAt("backend/merchant/shop-command.ts"), ...args]
      execFile(process.execPath, command, { env: environment(changes) }, (error, out, problem) =>
        resolve({ code: error === null ? 0 : Number(error.code), output: out + problem }),
      )
    })
  /** The process of `served-shop.ts`, without a sandbox. */
  const serve = async (changes: Readonly<Record<string, string>>) => {
    const child = spawn(process.execPath, ["--import", "tsx", fileAt("tests/contract/support/served-shop-process.ts")], {
      env: environment(changes),
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    })
    server = child
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk.toString()))
    const ended = once(child, "exit").then(() => null)
    const url = await Promise.race([once(child, "message").then(([message]: unknown[]) => (message as { url: string }).url), ended])
    return { url, output: () => output, ended }
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "delguur-opening-"))
    qpay = await startQPay()
    const payments = [
      {
        provider: "qpay",
        url: qpay.url,
        invoice_code: "SHOP_INVOICE",
        client_id: { env: "QPAY_ID" },
        client_secret: { env: "QPAY_SECRET" },
      },
      { provider: "bank_transfer", bank: { mn: "Тэнгис банк", en: "Tengis Bank" }, account: "5000000001", holder: "Цэлмэг ХХК" },
    ]
    await writeFile(site(), JSON.stringify({ providers: { payments } }, null, 2))
  })
  afterEach(async () => {
    server?.kill("SIGKILL")
    server = null
  })
  afterAll(async () => {
    await qpay?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it("lists what is missing, and ends with 1", async () => {
    const { code, output } = await shop(["check"], { QPAY_ID: "shop" })
    expect(code).toBe(1)
    expect(output.split("\n")).toEqual(
      expect.arrayContaining([
        "ok       payments: qpay takes qr, internet_bank",
        "ok       secret: QPAY_ID of qpay",
        "missing  secret: the environment variable QPAY_SECRET of qpay is not set",
        "missing  address: PUBLIC_ORIGIN, at which browsers and providers find the shop, is not set",
      ]),
    )
  }, 60_000)

  it("lists nothing missing where everything is there, and no secret", async () => {
    const { code, output } = await shop(["check"], { ...secrets, ...mail, PUBLIC_ORIGIN: "https://shop.mn" })
    expect([code, output.includes("missing")]).toEqual([0, false])
    expect(output).toContain(`ok       pictures: stored in ${join(folder, "data", "uploads")}\n`)
    expect(output).not.toContain(qpaySecrets.clientSecret)
  }, 60_000)

  it("names the line of a wrong setting", async () => {
    const wrong = join(folder, "wrong.json")
    await writeFile(wrong, '{\n  "providers": {\n    "payments": [\n      { "provider": "qpay", "invoice_code": 3 }\n    ]\n  }\n}')
    const { code, output } = await shop(["check"], { SITE_CONFIG: wrong })
    expect([code, output]).toEqual([1, expect.stringMatching(/wrong\.json:4: providers\.payments\.0\.invoice_code: /)])
  }, 60_000)

  it("is refused by the server with the same reasons", async () => {
    const { url, output } = await serve({ PORT: "0" })
    expect(url).toBe(null)
    expect(output()).toContain("qpay needs the environment variable QPAY_ID")
  }, 60_000)

  it("starts the server with real providers, whose methods it offers, and logs no secret", async () => {
    const port = String(await freePort())
    const { url, output, ended } = await serve({
      ...secrets,
      ...mail,
      PORT: port,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      LOG_LEVEL: "debug",
    })
    const methods = await fetch(`${url ?? ""}/api/v2/checkouts/payment_methods`, { headers: { "accept-language": "en" } })
    const { payment_methods } = (await methods.json()) as {
      readonly payment_methods: ReadonlyArray<{ readonly method_type: string; readonly active: boolean }>
    }
    expect(payment_methods.map(({ method_type, active }) => [method_type, active])).toEqual([
      ["qr", true],
      ["bank_transfer", true],
      ["internet_bank", true],
    ])
    expect((await fetch(`${url ?? ""}/sandbox`)).status).toBe(404)
    server?.kill("SIGTERM")
    await ended
    expect(output()).not.toContain(qpaySecrets.clientSecret)
    const statement = join(folder, "statement.csv")
    await writeFile(statement, "date,amount,description,reference\n2026-11-22,5000,R000000000,J1\n")
    const imported = await shop(["statement", statement], { ...secrets, ...mail, PUBLIC_ORIGIN: "https://shop.mn" })
    expect([imported.code, imported.output]).toEqual([1, expect.stringContaining("0 paid, 0 imported before, 1 for a person to look at")])
    expect((await shop(["cases"], { ...secrets, ...mail, PUBLIC_ORIGIN: "https://shop.mn" })).output).toContain("unmatched")
  }, 180_000)
})
