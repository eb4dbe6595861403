/** S3-compatible server on a free port with an empty bucket: `s3rver`, behind a check of signatures, which it does not do itself. */
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import S3rver from "s3rver"
import type { S3Settings } from "#backend/pictures/storage/s3-storage.ts"
import { isSignedWith } from "./s3-signature.ts"

export type S3Server = {
  readonly settings: S3Settings
  /** Answers 503 to everything meanwhile. */
  readonly pause: (isPaused: boolean) => void
  readonly stop: () => Promise<void>
}

/** The only account that `s3rver` knows. */
const [accessKeyId, secretAccessKey] = ["S3RVER", "S3RVER"]

export const startS3 = async (): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), "delguur-s3-"))
  const store = new S3rver({ silent: true, directory, configureBuckets: [{ name: "pictures" }] })
  await store.configureBuckets()
  const answer = store.callback()
  let isDown = false
  const server = createServer((request, response) => {
    const refusal = isDown
      ? ([503, "SlowDown"] as const)
      : isSignedWith(secretAccessKey, request)
        ? null
        : ([403, "SignatureDoesNotMatch"] as const)
    if (refusal === null) answer(request, response)
    else {
      request.resume()
      response.writeHead(refusal[0]).end(`<Error><Code>${refusal[1]}</Code></Error>`)
    }
  })
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  return {
    settings: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      bucket: "pictures",
      region: "us-east-1",
      accessKeyId,
      secretAccessKey,
    },
    pause: (isPaused) => void (isDown = isPaused),
    stop: async () => {
      // `fetch` keeps its connections open.
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
      await rm(directory, { recursive: true, force: true })
    },
  }
}
