/** A part of the page whose code is fetched when it is first wanted, and which is drawn in the moment in which it is there. */
import { useEffect, useState, type ComponentType } from "react"

/** React's own `lazy` holds back what it had to wait for by a third of a second. */
export type LazyPart<Props> = {
  /** Fetches the code ahead, or finds that it is here; a failure is told when the part is drawn. */
  readonly preload: () => void
  readonly fetch: () => Promise<ComponentType<Props>>
  readonly loaded: () => ComponentType<Props> | null
}

export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  let loaded: ComponentType<Props> | null = null
  const fetch = async () => {
    loaded ??= await load()
    return loaded
  }
  return { fetch, preload: () => void fetch().catch(() => undefined), loaded: () => loaded }
}

type LazyState<Props> = { readonly Part: ComponentType<Props> | null; readonly failure: { readonly error: unknown } | null }

/** `Part` is there from when it is wanted and fetched, and `null` until then. Throws where its code cannot be had. */
export const useLazyPart = <Props>({ fetch, loaded }: LazyPart<Props>, wanted: boolean): { readonly Part: ComponentType<Props> | null } => {
  const [{ Part, failure }, setState] = useState<LazyState<Props>>({ Part: null, failure: null })
  const present = Part ?? (wanted ? loaded() : null)
  if (present !== Part) setState({ Part: present, failure: null })
  const waits = wanted && present === null
  useEffect(() => {
    if (!waits) return undefined
    let over = false
    fetch().then(
      (found) => over || setState({ Part: found, failure: null }),
      (error: unknown) => over || setState({ Part: null, failure: { error } }),
    )
    return () => {
      over = true
    }
  }, [waits, fetch])
  if (failure !== null) throw failure.error
  return { Part: present }
}
