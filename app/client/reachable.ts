/** Wait for the shop to be reachable again. */
import { isReachable } from "#adapters/browser/reachable.ts"

/** Milliseconds between two checks, where the browser does not report the connection. */
const checkInterval = 4000

/** Calls `then` once the shop responds, unless the returned function was called before. */
export const whenReachable = (then: () => void): (() => void) => {
  const check = async () => {
    if (!(await isReachable()) || isStopped) return
    stop()
    then()
  }
  const startCheck = () => void check()
  let isStopped = false
  const timer = setInterval(startCheck, checkInterval)
  window.addEventListener("online", startCheck)
  const stop = () => {
    isStopped = true
    clearInterval(timer)
    window.removeEventListener("online", startCheck)
  }
  return stop
}
