/** Picture storage in an S3-compatible bucket, addressed by path: `https://endpoint/bucket/name`. */
import { createHash, randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { AwsClient } from "aws4fetch"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import { checkFolder, requireObjectName, StorageUnavailable, type PictureStorage, type StoredObject } from "./picture-storage.ts"

export type S3Settings = {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

type Received = { readonly status: number; readonly bytes: Buffer }

type Limits = {
  /** Time of one request, its body included, in milliseconds. */
  readonly timeout: number
  /** Objects of one answer that lists them. */
  readonly perPage: number
}

const usual: Limits = { timeout: 10_000, perPage: 1000 }
/** Waits before the further tries, in milliseconds. */
const waits = [100, 400]

/** Whether another try may succeed. */
const isTransient = (status: number): boolean => status >= 500 || status === 429

/** The error's code, such as `NoSuchKey`. The rest of an error names keys. */
const codeOf = ({ bytes }: Received): string => /<Code>(\w+)<\/Code>/.exec(bytes.toString("utf8"))?.[1] ?? ""

const objectsIn = (xml: string): ReadonlyArray<StoredObject> =>
  [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, item = ""]) => ({
    name: /<Key>([^<]*)<\/Key>/.exec(item)?.[1] ?? "",
    storedAt: Date.parse(/<LastModified>([^<]*)<\/LastModified>/.exec(item)?.[1] ?? ""),
  }))

export const createS3Storage = (
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  { timeout, perPage }: Limits = usual,
): PictureStorage => {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" })
  const root = `${endpoint.replace(/\/+$/, "")}/${bucket}`
  const unavailable = (key: Extract<TextKey, `pictures.bucket.${string}`>, more: MessageRef["values"] = {}, cause?: unknown) =>
    new StorageUnavailable({ key, values: { bucket, endpoint, ...more } }, { cause })

  const once = async (method: string, path: string, body: Uint8Array<ArrayBuffer> | null): Promise<Received> => {
    const digest = createHash("sha256")
      .update(body ?? "")
      .digest("hex")
    const request = await client.sign(`${root}${path}`, { method, body, headers: { "X-Amz-Content-Sha256": digest } })
    const response = await fetch(request, { signal: AbortSignal.timeout(timeout) })
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  /** Retried after a lost connection or a transient fault, since every request may be repeated; not after a timeout, which has cost enough. */
  const send = async (method: string, path: string, body: Uint8Array<ArrayBuffer> | null = null, tries = waits): Promise<Received> => {
    const [wait, ...later] = tries
    const received = await once(method, path, body).catch((error: unknown) => {
      const isLate = error instanceof Error && error.name === "TimeoutError"
      if (wait === undefined || isLate)
        throw isLate ? unavailable("pictures.bucket.late", { timeout }, error) : unavailable("pictures.bucket.unreachable", {}, error)
      return null
    })
    if (received !== null && (wait === undefined || !isTransient(received.status))) return received
    await sleep(wait)
    return send(method, path, body, later)
  }
  const required = (received: Received): Received => {
    if (received.status < 300) return received
    throw unavailable("pictures.bucket.answered", { answer: `${received.status} ${codeOf(received)}`.trim() })
  }

  const storage: PictureStorage = {
    put: async (name, bytes) => void required(await send("PUT", `/${requireObjectName(name)}`, new Uint8Array(bytes))),
    get: async (name) => {
      const received = await send("GET", `/${requireObjectName(name)}`)
      // A missing bucket answers 404 too.
      return received.status === 404 && codeOf(received) === "NoSuchKey" ? null : required(received).bytes
    },
    remove: async (names) => {
      for (const name of names) required(await send("DELETE", `/${requireObjectName(name)}`))
    },
    list: async function* () {
      for (let after: string | undefined = ""; after !== undefined;) {
        // The first version of the listing goes on after a name, without a token of the server's.
        const xml = required(await send("GET", `?max-keys=${perPage}&marker=${encodeURIComponent(after)}`)).bytes.toString("utf8")
        const objects = objectsIn(xml)
        yield* objects
        after = xml.includes("<IsTruncated>true<") ? objects.at(-1)?.name : undefined
      }
    },
    probe: async () => {
      const name = `${checkFolder}/${randomUUID()}.txt`
      await storage.put(name, Buffer.from(name))
      const isSame = (await storage.get(name))?.equals(Buffer.from(name)) === true
      await storage.remove([name])
      if (!isSame) throw unavailable("pictures.bucket.different")
    },
  }
  return storage
}
