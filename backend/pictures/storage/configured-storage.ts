/** Picture storage that the configuration names. */
import { join } from "node:path"
import type { BackendConfig } from "#backend/config.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { createDiskStorage } from "./disk-storage.ts"
import { createMemoryStorage } from "./memory-storage.ts"
import type { PictureStorage } from "./picture-storage.ts"
import { createS3Storage } from "./s3-storage.ts"

/** Folder of a data directory. Beside it, `pictures` is a cache that may be deleted. */
export const uploadsOf = (dataDir: string): string => join(dataDir, "uploads")

export const storageFor = ({ dataDir, pictures, clock }: Pick<BackendConfig, "dataDir" | "pictures" | "clock">): PictureStorage => {
  if (pictures.s3 !== null) return createS3Storage(pictures.s3)
  return dataDir === null ? createMemoryStorage(clock) : createDiskStorage(uploadsOf(dataDir))
}

/** Where pictures are stored, for operators: a folder as it is, anything else in words. */
export const storageName = ({ dataDir, pictures: { s3 } }: Pick<BackendConfig, "dataDir" | "pictures">): string | MessageRef => {
  if (s3 !== null) return { key: "storage.bucket", values: { bucket: s3.bucket, endpoint: s3.endpoint } }
  return dataDir === null ? { key: "storage.memory" } : uploadsOf(dataDir)
}
