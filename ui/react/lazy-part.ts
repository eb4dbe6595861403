/** Component whose code loads on demand and which renders as soon as it is loaded. */
import { useEffect, useState, type ComponentType } from "react"

/** React's `lazy` delays what it waited for by a third of a second. */
export type LazyPart<Props> = {
  /** Loads the code ahead; a failure is thrown when the part renders. */
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

/** `Part` is `null` until it is wanted and loaded. Throws if loading fails. */
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
