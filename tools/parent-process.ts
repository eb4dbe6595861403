/** Watch over the process that started this one, past a shell between them. */
import { execFileSync } from "node:child_process"

/** Milliseconds between two checks. */
const pause = 500

/** The parent of the shell that npm runs a script in; `null` where the parent is no shell, or the system does not report it. */
const behindShell = (): number | null => {
  try {
    const [, pid, name = ""] =
      /^\s*(\d+)\s+(\S+)/.exec(execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(process.ppid)], { encoding: "utf8" })) ?? []
    return /(?:^|\/)(?:ba|da|a|z)?sh$/.test(name) ? Number(pid) : null
  } catch {
    return null
  }
}

const runs = (pid: number): boolean => {
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
  const grandparent = behindShell()
  const watch = setInterval(() => {
    if (process.ppid === parent && (grandparent === null || runs(grandparent))) return
    clearInterval(watch)
    then()
  }, pause)
  watch.unref()
}
