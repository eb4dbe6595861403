/** Assertion of a social login: what the page server heard from the provider, signed for the backend. B28. */
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { SocialIdentity } from "#domain/entities/identity/social-identity.ts"
import { minute } from "#domain/rules/instants.ts"

/** As long as a registration by it may take. Milliseconds. */
export const assertionLifetime = 30 * minute

const Content = Schema.Struct({ id: Schema.NonEmptyString, identity: SocialIdentity, expiresAt: Schema.Number })
export type Assertion = typeof Content.Type
const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Content))

const signature = (key: string, content: string): Buffer => createHmac("sha256", key).update(`social assertion ${content}`).digest()

/** `now` in milliseconds since 1970. Each assertion has its own id, by which it is spent. */
export const signAssertion = (key: string, identity: SocialIdentity, now: number): string => {
  const content = Buffer.from(JSON.stringify({ id: randomUUID(), identity, expiresAt: now + assertionLifetime })).toString("base64url")
  return `${content}.${signature(key, content).toString("base64url")}`
}

/** The content of an assertion; `null` for one that is forged, over, or of an earlier form. */
export const readAssertion = (key: string, assertion: string, now: number): Assertion | null => {
  const [content = "", signed = ""] = assertion.split(".")
  const [right, provided] = [signature(key, content), Buffer.from(signed, "base64url")]
  if (right.length !== provided.length || !timingSafeEqual(right, provided)) return null
  const read = Option.getOrNull(decode(Buffer.from(content, "base64url").toString("utf8")))
  return read !== null && read.expiresAt > now ? read : null
}
