/** Push service of the tests: it checks the shop's signature, and its devices decrypt what they are sent. */
import { createECDH, createPublicKey, randomBytes, verify, type ECDH } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { decrypt } from "http_ece"

export type ReceivedPush = {
  /** Name of the device in its endpoint. */
  readonly device: string
  readonly note: { readonly title: string; readonly body: string; readonly path: string; readonly tag: string }
  /** Claims of the signed token, and the public key that signed it. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number }
  readonly key: string
  readonly ttl: number
}

export type TestDevice = {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly applicationServerKey?: string | null
}

export type PushServer = {
  readonly origin: string
  readonly received: ReadonlyArray<ReceivedPush>
  /** Subscription of a new device. */
  readonly device: (name: string) => TestDevice
  /** What the service answers about a device; 201 by default. */
  readonly answers: Map<string, number>
  /** Requests that came, by device. */
  readonly requests: ReadonlyArray<string>
  readonly close: () => Promise<void>
}

const json = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString())

/** Claims of a VAPID token. Throws where the signature is not of the key. */
const claimsOf = (authorization: string): { readonly claims: ReceivedPush["claims"]; readonly key: string } => {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head = "", payload = "", signature = ""] = token.split(".")
  const point = Buffer.from(key, "base64url")
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")]
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" })
  const isGenuine = verify(
    "sha256",
    Buffer.from(`${head}.${payload}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  )
  if (!isGenuine) throw new Error("the push is not signed by its key")
  return { claims: json(payload) as ReceivedPush["claims"], key }
}

export const startPushServer = async (): Promise<PushServer> => {
  const devices = new Map<string, { readonly ecdh: ECDH; readonly auth: Buffer }>()
  const [received, requests, answers] = [new Array<ReceivedPush>(), new Array<string>(), new Map<string, number>()]
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const name = request.url?.slice(1) ?? ""
      const device = devices.get(name)
      const status = device === undefined ? 404 : (answers.get(name) ?? 201)
      requests.push(name)
      if (status === 201 && device !== undefined) {
        const note = decrypt(Buffer.concat(chunks), { version: "aes128gcm", privateKey: device.ecdh, authSecret: device.auth })
        received.push({
          device: name,
          note: JSON.parse(note.toString()) as ReceivedPush["note"],
          ...claimsOf(request.headers.authorization ?? ""),
          ttl: Number(request.headers["ttl"]),
        })
      }
      response.writeHead(status, status === 302 ? { location: "http://127.0.0.1:1/" } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    requests,
    answers,
    device: (name) => {
      const ecdh = createECDH("prime256v1")
      ecdh.generateKeys()
      const auth = randomBytes(16)
      devices.set(name, { ecdh, auth })
      return { endpoint: `${origin}/${name}`, keys: { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") } }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
