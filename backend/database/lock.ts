/** Lock of a data directory for one process; a lock left by a killed process is taken over. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { OperatorError } from "#backend/texts/command-language.ts"

export class DirectoryInUse extends OperatorError {
  override readonly name = "DirectoryInUse"
  constructor(directory: string, pid: number) {
    super({ key: "opening.directoryInUse", values: { directory, pid } })
  }
}

type Holder = { readonly pid: number; readonly born: string | null }

/** Start time of a process by the kernel, since a process id may be reused; `null` where unknown. */
const bornAt = (pid: number): string | null => {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    return `${boot}:${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`
  } catch {
    return null
  }
}

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}

const read = (file: string): Holder | null => {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, "utf8"))
    if (typeof holder !== "object" || holder === null || !("pid" in holder) || typeof holder.pid !== "number") return null
    return { pid: holder.pid, born: "born" in holder && typeof holder.born === "string" ? holder.born : null }
  } catch {
    return null
  }
}

const alive = (holder: Holder): boolean => {
  if (!runs(holder.pid)) return false
  const born = bornAt(holder.pid)
  return holder.born === null || born === null || born === holder.born
}

/** Creates the lock file with its content atomically; `false` where there is one. */
const created = (file: string, mine: string): boolean => {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Locks `directory`, created when missing, and returns the function that unlocks it.
 * Throws `DirectoryInUse` while the holder runs.
 */
export const takeLock = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, "in-use.json")
  const mine = JSON.stringify({ pid: process.pid, born: bornAt(process.pid) })
  const take = (): (() => void) => {
    if (created(file, mine)) return () => rmSync(file, { force: true })
    const holder = read(file)
    if (holder !== null && alive(holder)) throw new DirectoryInUse(directory, holder.pid)
    const left = `${file}.left.${process.pid}`
    try {
      renameSync(file, left)
    } catch {
      return take()
    }
    // Another process may have taken over between reading and moving: its lock is put back.
    const moved = read(left)
    if (moved !== null && alive(moved)) {
      created(file, JSON.stringify(moved))
      rmSync(left, { force: true })
      throw new DirectoryInUse(directory, moved.pid)
    }
    rmSync(left, { force: true })
    return take()
  }
  return take()
}
