/** Stand-ins of the outside companies of a simulated shop, and the configuration that names them. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { golomtSecrets, startGolomt, type GolomtServer } from "#tests/contract/providers/golomt-server.ts"
import { mostKey, startMost, type MostServer } from "#tests/contract/providers/most-server.ts"
import { startPosApi, type PosApiServer } from "#tests/contract/providers/posapi-server.ts"
import { transferSettings } from "#tests/contract/providers/provider-trial.ts"
import { qpaySecrets, startQPay, type QPayServer } from "#tests/contract/providers/qpay-server.ts"
import { startStorepay, storepaySecrets, type StorepayServer } from "#tests/contract/providers/storepay-server.ts"
import { startSmsServer, type SmsServer } from "#tests/contract/support/sms-server.ts"

export type StandIns = {
  qpay: QPayServer
  readonly golomt: GolomtServer
  readonly storepay: StorepayServer
  readonly most: MostServer
  readonly sms: SmsServer
  readonly posapi: PosApiServer
  /** Environment of a shop whose companies these are. */
  readonly environment: Readonly<Record<string, string>>
  readonly stopQPay: () => Promise<void>
  /** Starts it again on its port, with its invoices. */
  readonly startQPay: () => Promise<void>
  readonly stop: () => Promise<void>
}

const env = (name: string) => ({ env: name })

export const startStandIns = async (): Promise<StandIns> => {
  const [qpay, golomt, storepay, most, sms, posapi] = await Promise.all([
    startQPay(),
    startGolomt(),
    startStorepay(),
    startMost(),
    startSmsServer(),
    startPosApi(),
  ])
  const folder = await mkdtemp(join(tmpdir(), "delguur-simulation-"))
  const site = join(folder, "site.json")
  const payments = [
    { provider: "qpay", url: qpay.url, invoice_code: "SHOP_INVOICE", client_id: env("QPAY_ID"), client_secret: env("QPAY_SECRET") },
    transferSettings,
    { provider: "golomt", url: golomt.url, token: env("GOLOMT_TOKEN"), checksum_key: env("GOLOMT_KEY") },
    {
      provider: "storepay",
      url: storepay.url,
      store_id: "S1",
      app_id: env("STOREPAY_APP"),
      app_secret: env("STOREPAY_SECRET"),
      username: env("STOREPAY_USER"),
      password: env("STOREPAY_PASSWORD"),
    },
    { provider: "most", url: most.url, merchant_id: "M1", key: env("MOST_KEY") },
  ]
  const receipts = {
    provider: "posapi",
    url: posapi.url,
    tin_url: posapi.url,
    merchant_tin: "37900846788",
    branch_no: "001",
    pos_no: "0001",
    district_code: "3420",
    goods: { "*": { class_code: "2310000" } },
    delivery: { class_code: "6511100" },
  }
  await writeFile(site, JSON.stringify({ providers: { payments, receipts } }))
  const standIns: StandIns = {
    qpay,
    golomt,
    storepay,
    most,
    sms,
    posapi,
    environment: {
      SANDBOX: "",
      SITE_CONFIG: site,
      PUBLIC_ORIGIN: "http://localhost:4321",
      TRUSTED_PROXY: "1",
      LOG_LEVEL: "silent",
      PORT: "0",
      METRICS_PORT: "",
      SMTP_URL: "",
      SMS_KEY: "key",
      SMS_FROM: "72001100",
      SMS_URL: sms.url,
      QPAY_ID: qpaySecrets.clientId,
      QPAY_SECRET: qpaySecrets.clientSecret,
      GOLOMT_TOKEN: golomtSecrets.token,
      GOLOMT_KEY: golomtSecrets.checksumKey,
      MOST_KEY: mostKey,
      STOREPAY_APP: storepaySecrets.appId,
      STOREPAY_SECRET: storepaySecrets.appSecret,
      STOREPAY_USER: storepaySecrets.username,
      STOREPAY_PASSWORD: storepaySecrets.password,
    },
    stopQPay: () => standIns.qpay.stop(),
    startQPay: async () => {
      standIns.qpay = await startQPay(standIns.qpay)
    },
    stop: async () => {
      await Promise.all([standIns.qpay.stop(), golomt.stop(), storepay.stop(), most.stop(), sms.close(), posapi.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
  return standIns
}
