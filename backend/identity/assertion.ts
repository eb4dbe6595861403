/** Assertion of a social login: the identity that the provider reported to the page server, signed for the backend. B28. */
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { SocialIdentity } from "#domain/entities/identity/social-identity.ts"
import { minute } from "#domain/rules/instants.ts"

/** How long an assertion is valid, in milliseconds: the time to complete a registration. */
export const assertionLifetime = 30 * minute

const Content = Schema.Struct({ id: Schema.NonEmptyString, identity: SocialIdentity, expiresAt: Schema.Number })
export type Assertion = typeof Content.Type
const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Content))

const signature = (key: string, content: string): Buffer => createHmac("sha256", key).update(`social assertion ${content}`).digest()

/** Signs an identity under a new id, by which the assertion is spent. `now` in milliseconds since 1970. */
export const signAssertion = (key: string, identity: SocialIdentity, now: number): string => {
  const content = Buffer.from(JSON.stringify({ id: randomUUID(), identity, expiresAt: now + assertionLifetime })).toString("base64url")
  return `${content}.${signature(key, content).toString("base64url")}`
}

/** Content of an assertion; `null` for one that is forged, expired, or of an earlier format. */
export const readAssertion = (key: string, assertion: string, now: number): Assertion | null => {
  const [content = "", encodedSignature = ""] = assertion.split(".")
  const expected = signature(key, content)
  const provided = Buffer.from(encodedSignature, "base64url")
  if (expected.length !== provided.length || !timingSafeEqual(expected, provided)) return null
  const decoded = Option.getOrNull(decode(Buffer.from(content, "base64url").toString("utf8")))
  return decoded !== null && decoded.expiresAt > now ? decoded : null
}
