/** Client secret of Apple: a token of five minutes, signed for each request by the shop's key. */
import { createPrivateKey, sign } from "node:crypto"
import type { ClientAuth } from "openid-client"

export type AppleClient = { readonly id: string; readonly team: string; readonly keyId: string; readonly privateKey: string }

/** Seconds. */
const lifetime = 300

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url")

/** A JSON Web Token for `client_secret`; `now` in milliseconds. */
export const appleSecret = ({ id, team, keyId, privateKey }: AppleClient, now: number): string => {
  const issued = Math.floor(now / 1000)
  const header = { alg: "ES256", kid: keyId }
  const claims = { iss: team, iat: issued, exp: issued + lifetime, aud: "https://appleid.apple.com", sub: id }
  const content = `${encoded(header)}.${encoded(claims)}`
  const signature = sign("sha256", Buffer.from(content), { key: createPrivateKey(privateKey), dsaEncoding: "ieee-p1363" })
  return `${content}.${signature.toString("base64url")}`
}

/** Authentication of a token request; `now` in milliseconds. */
export const appleAuthentication =
  (client: AppleClient, now: () => number): ClientAuth =>
  (_server, _metadata, body) => {
    body.set("client_id", client.id)
    body.set("client_secret", appleSecret(client, now()))
  }
