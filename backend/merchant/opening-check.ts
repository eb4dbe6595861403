/** What the shop has and what it still needs to open with real providers. */
import type { BackendConfig } from "#backend/config.ts"
import { storageFor, storageName } from "#backend/pictures/storage/configured-storage.ts"
import { StorageUnavailable } from "#backend/pictures/storage/picture-storage.ts"
import { secretsOf } from "#backend/payments/provider-module.ts"

export type CheckLine = {
  /** `by hand` is no reason to stay closed. */
  readonly state: "ok" | "missing" | "by hand"
  readonly what: string
}

const line = (isThere: boolean, there: string, missing: string): CheckLine => (isThere ? { state: "ok", what: there } : { state: "missing", what: missing })

type Config = Pick<BackendConfig, "providers" | "secrets" | "publicOrigin" | "carriers" | "push" | "lenders">

/** Codes and news of orders go by e-mail or SMS: one of them is enough to open. */
const carrierLines = ({ carriers: { smtp, sms } }: Config): ReadonlyArray<CheckLine> => {
  if (smtp === null && sms === null) return [{ state: "missing", what: "letters: neither SMTP_URL for e-mail nor SMS_KEY for SMS is set" }]
  return [
    ...(smtp === null ? [] : [{ state: "ok", what: `letters: e-mail from ${smtp.from}` } as const]),
    ...(sms === null ? [] : [{ state: "ok", what: `letters: SMS from ${sms.from}` } as const]),
  ]
}

/** Lenders of the site for whom nobody collects, or several do. */
const lenderLines = ({ providers: { payments }, lenders }: Config): ReadonlyArray<CheckLine> => {
  const collecting = payments.filter(({ methods }) => methods.includes("lease")).map((settings) => ("lenders" in settings ? settings.lenders : null))
  if (collecting.length === 0) return []
  const countOf = (name: string): number => collecting.filter((named) => named?.includes(name) === true).length || collecting.filter((named) => named === null).length
  return lenders.flatMap(({ provider }): ReadonlyArray<CheckLine> => {
    const count = countOf(provider)
    return count === 1 ? [] : [{ state: "missing", what: `lease: ${count === 0 ? "no provider collects" : `${count} providers collect`} for the lender ${provider}; name it under lenders of one of them` }]
  })
}

const paymentLines = ({ providers, secrets }: Config): ReadonlyArray<CheckLine> => {
  if (providers.payments.length === 0) return [{ state: "missing", what: "payments: SITE_CONFIG names no provider under providers.payments" }]
  const served = providers.payments.flatMap(({ methods }) => methods)
  return [
    ...providers.payments.map(({ provider, methods }): CheckLine => ({ state: "ok", what: `payments: ${provider} takes ${methods.join(", ")}` })),
    ...served.filter((type, at) => type !== "lease" && served.indexOf(type) !== at).map((type): CheckLine => ({ state: "missing", what: `payments: two providers take ${type}; name it for one of them` })),
    ...providers.payments.flatMap((settings) =>
      secretsOf(settings).map((name) => line(secrets[name] !== undefined, `secret: ${name} of ${settings.provider}`, `secret: the environment variable ${name} of ${settings.provider} is not set`)),
    ),
  ]
}

const receiptLine = ({ providers: { receipts, payments } }: Config): CheckLine => {
  if (receipts === null) return { state: "by hand", what: "VAT receipts: pending in the shop, filed on the shop's own till; providers.receipts files them" }
  if (receipts.provider === "posapi") return { state: "ok", what: `VAT receipts: filed by PosAPI at ${receipts.url}` }
  return line(payments.some(({ provider }) => provider === "qpay"), "VAT receipts: filed by QPay for what is paid by QPay; others by hand", "VAT receipts: QPay files them only with its payments")
}

/** The lines in the order in which an operator works through them. No line holds a secret. */
export const openingCheck = (config: Config): ReadonlyArray<CheckLine> => [
  ...paymentLines(config),
  ...lenderLines(config),
  ...carrierLines(config),
  line(
    config.publicOrigin !== null,
    `address: providers call back at ${config.publicOrigin}`,
    "address: PUBLIC_ORIGIN, at which browsers and providers find the shop, is not set",
  ),
  config.push.keys === null
    ? { state: "by hand", what: "push: the shop makes its own keys in its database; VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY name others" }
    : { state: "ok", what: "push: the keys of VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY" },
  receiptLine(config),
]

/** Whether pictures can be stored now, tried once. */
export const storageCheck = async (config: Pick<BackendConfig, "dataDir" | "pictures" | "clock">): Promise<CheckLine> => {
  try {
    await storageFor(config).probe()
    return { state: "ok", what: `pictures: stored in ${storageName(config)}` }
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    return { state: "missing", what: `pictures: ${error.message}` }
  }
}

export const isReady = (lines: ReadonlyArray<CheckLine>): boolean => lines.every(({ state }) => state !== "missing")
