/** Waiting for the shop to be reachable again. */
import { isReachable } from "#adapters/browser/reachable.ts"

/** Milliseconds between two questions, where the browser does not report the connection. */
const pause = 4000

/** Calls `then` once the shop answers, unless the returned function was called before. */
export const whenReachable = (then: () => void): (() => void) => {
  const ask = async () => {
    if (!(await isReachable()) || over) return
    stop()
    then()
  }
  const onSign = () => void ask()
  let over = false
  const timer = setInterval(onSign, pause)
  window.addEventListener("online", onSign)
  const stop = () => {
    over = true
    clearInterval(timer)
    window.removeEventListener("online", onSign)
  }
  return stop
}
