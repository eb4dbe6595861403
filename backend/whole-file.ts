/** File that an operator's command writes: it is there whole or not at all, and a failure says what to do. */
import { rename, rm } from "node:fs/promises"
import { dirname } from "node:path"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { TextKey } from "#backend/texts/text-key.ts"

class UnwrittenFile extends OperatorError {
  override readonly name = "UnwrittenFile"
}

/** What to do about an error of the disk, by its code. */
const remedies: Readonly<Record<string, TextKey>> = {
  ENOSPC: "file.diskFull",
  EDQUOT: "file.shareUsedUp",
  ENOENT: "file.noFolder",
  ENOTDIR: "file.notFolder",
  EISDIR: "file.isFolder",
  ENOTEMPTY: "file.isFolder",
  EACCES: "file.forbidden",
  EPERM: "file.forbidden",
  EROFS: "file.readOnly",
}

/** Remedy of an error; `null` for one that is none of the disk's. */
const remedyOf = (error: unknown): TextKey | null =>
  error instanceof Error && "code" in error ? (remedies[String(error.code)] ?? null) : null

/** Runs `work`, which writes `path`; a failure of the disk is reported with its remedy. */
export const writing = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    const key = remedyOf(error)
    if (key === null) throw error
    const reason = { key, values: { folder: dirname(path), file: path } }
    throw new UnwrittenFile({ key: "file.notWritten", values: { reason, file: path } }, { cause: error })
  }
}

/** Runs `write` on an unfinished file beside `path`, which it then becomes. One left by a killed run is overwritten, one of a failed run removed. */
export const wholeFile = (path: string, write: (unfinished: string) => Promise<void>): Promise<void> =>
  writing(path, async () => {
    const unfinished = `${path}.part`
    try {
      await write(unfinished)
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined)
      throw error
    }
  })
