/** Write probe of a directory: a full or read-only disk fails writes long before it fails reads. */
import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** Size of a database page, in bytes. */
const probeSize = 8192
/** How long a result is reused, in milliseconds. */
const goodFor = 5_000

/** A check whether `directory` is writable; it writes at most once in `goodFor` milliseconds. */
export const diskProbe = (directory: string, now: () => number = () => performance.now()): (() => Promise<boolean>) => {
  const file = join(directory, `write-probe.${process.pid}`)
  const probe = async (): Promise<boolean> => {
    try {
      await writeFile(file, Buffer.alloc(probeSize))
      return true
    } catch {
      return false
    } finally {
      await rm(file, { force: true })
    }
  }
  let known: { readonly answer: Promise<boolean>; readonly at: number } | null = null
  return () => {
    if (known === null || now() - known.at >= goodFor) known = { answer: probe(), at: now() }
    return known.answer
  }
}
