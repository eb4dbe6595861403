/** Assertion of a social login: what the page server heard from the provider, signed for the backend. B28. */
import { createHmac, timingSafeEqual } from "node:crypto"
import * as Schema from "effect/Schema"
import { SocialIdentity } from "#domain/entities/identity/social-identity.ts"
import { minute } from "#domain/rules/instants.ts"

/** As long as a registration by it may take. Milliseconds. */
export const assertionLifetime = 30 * minute

const Content = Schema.Struct({ identity: SocialIdentity, expiresAt: Schema.Number })
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Content))

const signature = (key: string, content: string): Buffer => createHmac("sha256", key).update(`social assertion ${content}`).digest()

/** `now` in milliseconds since 1970. */
export const signAssertion = (key: string, identity: SocialIdentity, now: number): string => {
  const content = Buffer.from(JSON.stringify({ identity, expiresAt: now + assertionLifetime })).toString("base64url")
  return `${content}.${signature(key, content).toString("base64url")}`
}

/** The identity of an assertion; `null` for one that is forged or over. */
export const readAssertion = (key: string, assertion: string, now: number): SocialIdentity | null => {
  const [content = "", signed = ""] = assertion.split(".")
  const [right, provided] = [signature(key, content), Buffer.from(signed, "base64url")]
  if (right.length !== provided.length || !timingSafeEqual(right, provided)) return null
  const { identity, expiresAt } = decode(Buffer.from(content, "base64url").toString("utf8"))
  return expiresAt > now ? identity : null
}
