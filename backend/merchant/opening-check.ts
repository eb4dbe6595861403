/** What the shop has and what it still needs to open with real providers. */
import type { BackendConfig } from "#backend/config.ts"
import { storageFor, storageName } from "#backend/pictures/storage/configured-storage.ts"
import { StorageUnavailable } from "#backend/pictures/storage/picture-storage.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import { secretsOf } from "#backend/payments/provider-module.ts"

export type CheckLine = {
  /** `byHand` is no reason to stay closed. */
  readonly state: "ok" | "missing" | "byHand"
  readonly message: MessageRef
}

const lineIn =
  (state: CheckLine["state"]) =>
  (key: TextKey, values: MessageRef["values"] = {}): CheckLine => ({ state, message: { key, values } })
const ok = lineIn("ok")
const missing = lineIn("missing")
const byHand = lineIn("byHand")

type Config = Pick<BackendConfig, "providers" | "secrets" | "publicOrigin" | "carriers" | "push" | "lenders">

/** Codes and news of orders go by e-mail or SMS: one of them is enough to open. */
const carrierLines = ({ carriers: { smtp, sms } }: Config): ReadonlyArray<CheckLine> => {
  if (smtp === null && sms === null) return [missing("check.letters.none")]
  return [
    ...(smtp === null ? [] : [ok("check.letters.email", { sender: smtp.from })]),
    ...(sms === null ? [] : [ok("check.letters.sms", { sender: sms.from })]),
  ]
}

/** Lenders of the site for whom nobody collects, or several do. */
const lenderLines = ({ providers: { payments }, lenders }: Config): ReadonlyArray<CheckLine> => {
  const collecting = payments
    .filter(({ methods }) => methods.includes("lease"))
    .map((settings) => ("lenders" in settings ? settings.lenders : null))
  if (collecting.length === 0) return []
  /** Number of those that name the lender; where none does, of those that collect for every lender. */
  const countOf = (lender: string): number =>
    collecting.filter((named) => named?.includes(lender) === true).length || collecting.filter((named) => named === null).length
  return lenders.flatMap(({ provider: lender }): ReadonlyArray<CheckLine> => {
    const count = countOf(lender)
    if (count === 1) return []
    return [count === 0 ? missing("check.lease.noProvider", { lender }) : missing("check.lease.providers", { count, lender })]
  })
}

const paymentLines = ({ providers, secrets }: Config): ReadonlyArray<CheckLine> => {
  if (providers.payments.length === 0) return [missing("check.payments.none")]
  const served = providers.payments.flatMap(({ methods }) => methods)
  return [
    ...providers.payments.map(({ provider, methods }) => ok("check.payments.takes", { provider, methods: methods.join(", ") })),
    ...served
      .filter((type, at) => type !== "lease" && served.indexOf(type) !== at)
      .map((method) => missing("check.payments.two", { method })),
    ...providers.payments.flatMap((settings) =>
      secretsOf(settings).map((name) => {
        const values = { name, provider: settings.provider }
        return secrets[name] === undefined ? missing("check.secret.missing", values) : ok("check.secret.set", values)
      }),
    ),
  ]
}

const receiptLine = ({ providers: { receipts, payments } }: Config): CheckLine => {
  if (receipts === null) return byHand("check.receipts.byHand")
  switch (receipts.provider) {
    case "posapi":
      return ok("check.receipts.posapi", { address: receipts.url })
    case "qpay":
      return payments.some(({ provider }) => provider === "qpay") ? ok("check.receipts.qpay") : missing("check.receipts.noQpay")
    default:
      return receipts satisfies never
  }
}

/** The lines in the order in which an operator works through them. No line holds a secret. */
export const openingCheck = (config: Config): ReadonlyArray<CheckLine> => [
  ...paymentLines(config),
  ...lenderLines(config),
  ...carrierLines(config),
  config.publicOrigin === null ? missing("check.address.missing") : ok("check.address.set", { address: config.publicOrigin }),
  config.push.keys === null ? byHand("check.push.own") : ok("check.push.configured"),
  receiptLine(config),
]

/** Whether pictures can be stored now, tried once. */
export const storageCheck = async (config: Pick<BackendConfig, "dataDir" | "pictures" | "clock">): Promise<CheckLine> => {
  try {
    await storageFor(config).probe()
    return ok("check.pictures.stored", { storage: storageName(config) })
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    return missing("check.pictures.unavailable", { problem: error.reason })
  }
}

export const isReady = (lines: ReadonlyArray<CheckLine>): boolean => lines.every(({ state }) => state !== "missing")
