/** Settings of Web Push, read from environment variables. */
import type { Environment } from "#backend/environment.ts"
import { OperatorError } from "#backend/texts/command-language.ts"

export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

export type PushSettings = {
  /** VAPID keys; `null` where the shop generates a pair and stores it in its database. */
  readonly keys: PushKeys | null
  /** Origins of push services beside the known ones. */
  readonly origins: ReadonlyArray<string>
}

const keysOf = ({ VAPID_PUBLIC_KEY: publicKey = "", VAPID_PRIVATE_KEY: privateKey = "" }: Environment): PushKeys | null => {
  if (publicKey === "" && privateKey === "") return null
  if (!/^B[A-Za-z0-9_-]{86}$/.test(publicKey)) throw new OperatorError({ key: "config.vapidPublic", values: { bytes: 65 } })
  if (!/^[A-Za-z0-9_-]{43}$/.test(privateKey)) throw new OperatorError({ key: "config.vapidPrivate", values: { bytes: 32 } })
  return { publicKey, privateKey }
}

const originOf = (address: string): string => {
  if (!URL.canParse(address)) throw new OperatorError({ key: "config.pushOrigins", values: { address } })
  return new URL(address).origin
}

/** Reads `VAPID_PUBLIC_KEY`, `VAPID_PRIVATE_KEY` and `PUSH_ORIGINS`. Throws an `OperatorError` with what is wrong, without a secret. */
export const readPushSettings = (env: Environment): PushSettings => ({
  keys: keysOf(env),
  origins: (env["PUSH_ORIGINS"] ?? "").split(",").flatMap((part) => (part.trim() === "" ? [] : [originOf(part.trim())])),
})
