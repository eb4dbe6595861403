/** Watch on the process that started this one, also through a shell between them. */
import { execFileSync } from "node:child_process"

/** Time between two checks, in milliseconds. */
const interval = 500

/** The parent of the shell that npm runs a script in; `null` where the parent is no shell, or the system does not report it. */
const parentOfShell = (): number | null => {
  try {
    const line = execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(process.ppid)], { encoding: "utf8" })
    const [, pid, name = ""] = /^\s*(\d+)\s+(\S+)/.exec(line) ?? []
    return /(?:^|\/)(?:ba|da|a|z)?sh$/.test(name) ? Number(pid) : null
  } catch {
    return null
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Calls `then` once when the process that started this one, or the shell between them, has ended. */
export const whenParentExits = (then: () => void): void => {
  const parent = process.ppid
  const grandparent = parentOfShell()
  const watch = setInterval(() => {
    if (process.ppid === parent && (grandparent === null || isRunning(grandparent))) return
    clearInterval(watch)
    then()
  }, interval)
  watch.unref()
}
