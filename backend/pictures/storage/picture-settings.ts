/** Settings of the picture storage, read from environment variables. */
import { variables, type Environment } from "#backend/environment.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { S3Settings } from "./s3-storage.ts"

/** `s3` is `null` where pictures lie in the data directory. */
export type PictureSettings = { readonly s3: S3Settings | null }

const names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const

/** Reads `S3_ENDPOINT`, `S3_BUCKET`, `S3_REGION`, `S3_ACCESS_KEY_ID` and `S3_SECRET_ACCESS_KEY`. Throws an `OperatorError` with what is wrong, without a secret. */
export const readPictureSettings = (env: Environment): PictureSettings => {
  const [endpoint = "", bucket = "", accessKeyId = "", secretAccessKey = ""] = names.map((name) => env[name] ?? "")
  if (names.every((name) => (env[name] ?? "") === "")) return { s3: null }
  const absent = names.filter((name) => (env[name] ?? "") === "")
  if (absent.length > 0) throw new OperatorError({ key: "config.bucketNeeds", values: { names: absent.join(", ") } })
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  // The address may hold a password.
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "") throw new OperatorError({ key: "config.s3Endpoint" })
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new OperatorError({ key: "config.s3Bucket" })
  return { s3: { endpoint: url.href, bucket, region: env["S3_REGION"] || variables.S3_REGION.standard, accessKeyId, secretAccessKey } }
}
