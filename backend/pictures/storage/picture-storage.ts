/** Picture storage: bytes by name, outside the database. A disk, an S3-compatible bucket or memory stands behind it. */
import { OperatorError } from "#backend/texts/command-language.ts"

export type StoredObject = {
  readonly name: string
  /** Milliseconds since 1970. */
  readonly storedAt: number
}

/** Every function throws `StorageUnavailable` where the storage cannot do it now, and `BadObjectName` for a name of another form. */
export type PictureStorage = {
  /** Stores all of the bytes or nothing; bytes of the same name are replaced. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
  /** `null` where there is no such object. */
  readonly get: (name: string) => Promise<Buffer | null>
  /** An object that is not there is no fault. */
  readonly remove: (names: ReadonlyArray<string>) => Promise<void>
  readonly list: () => AsyncIterable<StoredObject>
  /** Resolves where pictures can be stored. */
  readonly probe: () => Promise<void>
}

/** The storage is unreachable, refuses its keys or is full. Its reason says which, without a secret. */
export class StorageUnavailable extends OperatorError {
  override readonly name = "StorageUnavailable"
}

class BadObjectName extends Error {
  override readonly name = "BadObjectName"
}

/** Folders of objects that are no pictures: what a disk has begun to write, and what a check of a bucket writes. */
export const unfinishedFolder = "unfinished"
export const checkFolder = "checks"

const form = /^[a-z]+\/[a-z0-9-]{1,80}(?:\.[a-z0-9]{1,12}){1,2}$/

/** `reviews/8f1c….large.webp`: no name leaves its folder or needs escaping. Throws `BadObjectName`. */
export const requireObjectName = (name: string): string => {
  if (!form.test(name)) throw new BadObjectName(`${JSON.stringify(name.slice(0, 100))} is no name of a stored picture`)
  return name
}
