/** Client authentication: the id and secret of a storefront's server. */
import type { BackendConfig } from "#backend/config.ts"
import { Refusal } from "./refusal.ts"
import { isSameSecret } from "./same-secret.ts"

type Credentials = readonly [id: string, secret: string]

const fromHeader = (headers: Headers): Credentials | null => {
  const encoded = /^Basic (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1]
  if (encoded === undefined) return null
  const [id = "", ...secret] = Buffer.from(encoded, "base64").toString("utf8").split(":")
  return [id, secret.join(":")]
}

const fromBody = (body: unknown): Credentials | null =>
  typeof body === "object" &&
  body !== null &&
  "client_id" in body &&
  "client_secret" in body &&
  typeof body.client_id === "string" &&
  typeof body.client_secret === "string"
    ? [body.client_id, body.client_secret]
    : null

/** Throws OAuth's `invalid_client` unless the header (HTTP Basic) or the body carries the client's id and secret. */
export const requireClient = (config: Pick<BackendConfig, "clientId" | "clientSecret">, headers: Headers, body: unknown): void => {
  const [id, secret] = fromHeader(headers) ?? fromBody(body) ?? ["", ""]
  if (!isSameSecret(id, config.clientId) || !isSameSecret(secret, config.clientSecret)) {
    throw new Refusal(401, { key: "client.unknown" }, { oauth: "invalid_client" })
  }
}
