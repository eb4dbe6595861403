/** Solver of the work above an address's limit. Loaded with the first challenge: few shoppers ever meet one. */
import { solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2"
import type { Challenge } from "altcha-lib/types"

/** Derivations under way at once: browsers run them on threads of their own, so that none blocks the page. */
const lanes = 4
/** Milliseconds after which the refusal is shown. */
const timeout = 30_000

/** The value of `Work-Solution` for a `Work-Challenge`; `null` where it is not solved. Without https a browser has no Web Crypto. */
export const solveWork = async (header: string, signal?: AbortSignal): Promise<string | null> => {
  const controller = new AbortController()
  const stop = () => controller.abort()
  signal?.addEventListener("abort", stop)
  if (signal?.aborted === true) stop()
  try {
    const challenge = JSON.parse(header) as Challenge
    const solveFrom = async (counterStart: number) => {
      const solution = await solveChallenge({ challenge, deriveKey, controller, timeout, counterStart, counterStep: lanes })
      if (solution === null) throw new Error("not solved")
      return solution
    }
    const solution = await Promise.any(Array.from({ length: lanes }, (_, at) => solveFrom(at)))
    return JSON.stringify({ challenge, solution })
  } catch {
    return null
  } finally {
    stop()
    signal?.removeEventListener("abort", stop)
  }
}
