/** Lets a page and the link that led to it ask the same thing once: a question that is on its way is not asked again. */
import type { Ports } from "#machines/ports.ts"

/** Questions that may be shared: they change nothing. */
const shared = ["fetchHome", "fetchListing", "fetchProduct", "fetchLenders"] as const satisfies ReadonlyArray<keyof Ports>

type PortCall = (input: unknown, signal?: AbortSignal) => Promise<unknown>

/** The same ports; while a shared question is out, everybody who asks it gets the same answer. */
export const withSharedAnswers = (ports: Ports): Ports => {
  const out = new Map<string, Promise<unknown>>()
  const sharing = (name: (typeof shared)[number]): PortCall => {
    const ask = ports[name] as PortCall
    return (input) => {
      const key = `${name} ${JSON.stringify(input)}`
      const under = out.get(key)
      if (under !== undefined) return under
      // Whoever leaves does not call it off: somebody else may wait for it.
      const pending = ask(input).finally(() => out.delete(key))
      out.set(key, pending)
      return pending
    }
  }
  return { ...ports, ...Object.fromEntries(shared.map((name) => [name, sharing(name)])) }
}
