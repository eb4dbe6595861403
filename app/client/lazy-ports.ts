/** Ports whose adapters are loaded with the first call, since the first view needs none of them. */
import { yieldToBrowser } from "#adapters/browser/yield-to-browser.ts"
import type { OtherPorts } from "#adapters/other-ports.ts"
import type { CommonPorts } from "#adapters/ports.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Ports } from "#machines/ports.ts"

type PortCall = (input: unknown, signal?: AbortSignal) => Promise<unknown>

/** Adapters that cannot be loaded count as a shop that is out of reach. */
const unreachable = (): never => {
  throw { _tag: "Unreachable" } satisfies Problem
}

/** Ports by any name: those of `load`, else those of `loadOthers`. Calls that waited for `load` start one by one, each in its own task. */
export const lazyPorts = (load: () => Promise<CommonPorts>, loadOthers: () => Promise<OtherPorts>): Ports => {
  let loaded: CommonPorts | null = null
  let turn = Promise.resolve()
  const lazy =
    (name: keyof Ports): PortCall =>
    async (input, signal) => {
      if (loaded === null) {
        loaded = await load().catch(unreachable)
        turn = turn.then(yieldToBrowser)
        await turn
      }
      const call = name in loaded ? loaded[name as keyof CommonPorts] : (await loadOthers().catch(unreachable))[name as keyof OtherPorts]
      return (call as PortCall)(input, signal)
    }
  // `await` reads `then`, which is no port.
  const get = (_: object, name: string | symbol) => (typeof name === "symbol" || name === "then" ? undefined : lazy(name as keyof Ports))
  return new Proxy({}, { get }) as Ports
}
