/** A whole shop with its pictures in a bucket: a process of its own, used over HTTP. */
import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { fileAt } from "#backend/paths.ts"
import { createS3Storage } from "#backend/pictures/storage/s3-storage.ts"
import { startS3, type S3Server } from "#tests/contract/support/s3-server.ts"
import { serveShop, type ServedShop } from "#tests/contract/support/served-shop.ts"
import { asClient, clientId, clientSecret } from "#tests/contract/support/test-backend.ts"
import { parts, picture } from "./uploads.ts"
import { english } from "#tests/english-commands.ts"

type Review = { readonly error?: string; readonly rating: number | null; readonly pictures: ReadonlyArray<{ readonly src: string }> }

describe("a shop with its pictures in a bucket", () => {
  let [folder, s3, served]: [string, S3Server | null, ServedShop | null] = ["", null, null]
  const bucket = (): S3Server => {
    if (s3 === null) throw new Error("no S3 server has been started")
    return s3
  }
  const environment = () => {
    const { endpoint, bucket: name, accessKeyId, secretAccessKey } = bucket().settings
    return {
      DATA_DIR: join(folder, "data"),
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }
  }
  const ask = (path: string, init: RequestInit = {}) => fetch(`${served?.url ?? ""}${path}`, init)
  const stored = async (): Promise<ReadonlyArray<string>> => {
    const names: string[] = []
    for await (const { name } of createS3Storage(bucket().settings).list()) names.push(name)
    return names
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "delguur-bucket-"))
    s3 = await startS3()
    served = await serveShop({ ...environment(), CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, LOG_LEVEL: "silent" })
  })
  afterAll(async () => {
    served?.process.kill("SIGTERM")
    await served?.ended
    await s3?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it("takes a review's picture, shows it, answers 503 while the bucket is down, and removes it", async () => {
    const login = await ask("/oauth/token", {
      method: "POST",
      headers: { ...asClient, "content-type": "application/json" },
      body: JSON.stringify({ grant_type: "password", username: "demo@example.mn", password: "Demo-2026" }),
    })
    const { access_token: token } = (await login.json()) as { readonly access_token: string }
    const headers = { authorization: `Bearer ${token}`, "accept-language": "en" }
    const path = "/api/v2/products/3/reviews"
    const write = async (rating: string) => {
      const answer = await ask(path, {
        method: "POST",
        headers,
        body: parts(["rating", rating], ["comment", "Зурагтай"], ["images[][file]", await picture()]),
      })
      return { status: answer.status, body: (await answer.json()) as Review }
    }

    const { status, body } = await write("5")
    const src = body.pictures[0]?.src ?? ""
    expect([status, src]).toEqual([200, expect.stringMatching(/^\/api\/v2\/pictures_of_reviews\/[0-9a-f-]{36}$/)])
    expect(await stored()).toEqual(["large", "small"].map((size) => `reviews/${src.split("/").at(-1)}.${size}.webp`))
    expect(existsSync(join(folder, "data", "uploads"))).toBe(false)
    const shown = await ask(`${src}-960.avif`)
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 900, height: 600 })

    bucket().pause(true)
    const hidden = await ask(`${src}-960.avif`)
    expect([hidden.status, hidden.headers.get("retry-after"), hidden.headers.get("cache-control")]).toEqual([503, "2", "no-store"])
    expect(await write("1")).toEqual({
      status: 503,
      body: { error: "The shop cannot answer right now. Please try again in a few seconds." },
    })
    bucket().pause(false)
    expect((await (await ask(`${path}/mine`, { headers })).json()) as Review).toMatchObject({ rating: 5, pictures: [{ src }] })

    await ask(`${path}/mine`, { method: "DELETE", headers })
    expect((await ask(`${src}-960.avif`)).status).toBe(404)
    await expect.poll(stored, { timeout: 30_000, interval: 250 }).toEqual([])
  })

  it("is checked before it opens, without a secret", async () => {
    const check = (changes: Readonly<Record<string, string>>) =>
      new Promise<string>((resolve) => {
        const env = { ...process.env, ...english, SANDBOX: "", ...environment(), DATA_DIR: join(folder, "another"), ...changes }
        execFile(
          process.execPath,
          ["--import", "tsx", fileAt("backend/merchant/shop-command.ts"), "check"],
          { env },
          (_error, out, problem) => resolve(out + problem),
        )
      })
    expect(await check({})).toMatch(/^ok {7}pictures: stored in the bucket pictures at http:\/\/127\.0\.0\.1:\d+\/$/m)
    const refused = await check({ S3_SECRET_ACCESS_KEY: "wrong and secret" })
    expect(refused).toMatch(/^missing {2}pictures: the bucket pictures at http:\S+ answered 403 SignatureDoesNotMatch$/m)
    expect(refused).not.toContain("wrong and secret")
  }, 60_000)
})
