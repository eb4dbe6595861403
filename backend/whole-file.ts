/** File that an operator's command writes: it is there whole or not at all, and a failure says what to do. */
import { rename, rm } from "node:fs/promises"
import { dirname } from "node:path"

class UnwrittenFile extends Error {
  override readonly name = "UnwrittenFile"
}

/** What to do about an error of the system; `null` for one that is none of the disk's. */
const remedy = (error: unknown, path: string): string | null => {
  const remedies: Readonly<Record<string, string>> = {
    ENOSPC: `the disk of ${dirname(path)} is full: make room, or write to another one`,
    EDQUOT: `the user's share of the disk of ${dirname(path)} is used up: make room, or write to another one`,
    ENOENT: `there is no folder ${dirname(path)}: make it, or write elsewhere`,
    ENOTDIR: `${dirname(path)} is no folder: write elsewhere`,
    EISDIR: `${path} is a folder: name a file`,
    ENOTEMPTY: `${path} is a folder: name a file`,
    EACCES: `this user may not write to ${dirname(path)}: write elsewhere, or as the user who may`,
    EPERM: `this user may not write to ${dirname(path)}: write elsewhere, or as the user who may`,
    EROFS: `the disk of ${dirname(path)} is read-only: write to another one`,
  }
  return error instanceof Error && "code" in error ? (remedies[String(error.code)] ?? null) : null
}

/** Runs `work`, which writes `path`; a failure of the disk is reported with its remedy. */
export const writing = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    const what = remedy(error, path)
    throw what === null ? error : new UnwrittenFile(`${what}, and repeat the command; ${path} is not written`, { cause: error })
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
