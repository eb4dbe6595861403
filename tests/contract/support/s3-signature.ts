/** Check of a request's signature (AWS Signature Version 4), which `s3rver` itself does not do. */
import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import type { IncomingMessage } from "node:http"

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest()
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

export const isSignedWith = (secret: string, { method, url, headers }: IncomingMessage): boolean => {
  const [, scope = "", names = "", signature = ""] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(headers.authorization ?? "") ?? []
  const { pathname, searchParams } = new URL(url ?? "", "http://localhost")
  const query = [...searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join("&")
  const signed = names
    .split(";")
    .map((name) => `${name}:${String(headers[name] ?? "")}\n`)
    .join("")
  const canonical = [method, pathname, query, signed, names, headers["x-amz-content-sha256"]].join("\n")
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, createHash("sha256").update(canonical).digest("hex")].join("\n")
  const key = scope.split("/").reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret}`)
  const given = Buffer.from(signature, "hex")
  return given.length === 32 && timingSafeEqual(hmac(key, text), given)
}
