/** Component whose code loads on demand and which renders as soon as it is loaded. */
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from "react"
import { observed } from "./observable.ts"

export type LazyPart<Props> = {
  /** Loads the code ahead; a failure is handled once the part is wanted. */
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

/** Handles a part that cannot be loaded while the page stays, and returns a pause before the next try. */
export type PartFailureHandler = (tries: number) => Promise<void>

const failureHandler = observed<PartFailureHandler | null>(null)

/** Sets the handler of parts that cannot be loaded. Without one, they throw. */
export const handlePartFailures = (handler: PartFailureHandler | null): void => failureHandler.set(handler)

/** `Part` is `null` until it is wanted and loaded. A failed load is repeated while it is wanted. */
export const useLazyPart = <Props>({ fetch, loaded }: LazyPart<Props>, wanted: boolean): { readonly Part: ComponentType<Props> | null } => {
  const [{ Part, failure }, setState] = useState<LazyState<Props>>({ Part: null, failure: null })
  const present = Part ?? (wanted ? loaded() : null)
  if (present !== Part) setState({ Part: present, failure: null })
  const waits = wanted && present === null
  useEffect(() => {
    if (!waits) return undefined
    let over = false
    const load = async (tries: number): Promise<void> => {
      try {
        const found = await fetch()
        // Each in a task of its own: the marks of forty tiles arrive together.
        await new Promise((resolve) => void setTimeout(resolve))
        if (!over) setState({ Part: found, failure: null })
      } catch (error) {
        if (over) return
        const handle = failureHandler.now()
        if (handle === null) return setState({ Part: null, failure: { error } })
        await handle(tries)
        if (!over) await load(tries + 1)
      }
    }
    void load(0)
    return () => {
      over = true
    }
  }, [waits, fetch])
  if (failure !== null) throw failure.error
  return { Part: present }
}

/** Component whose code loads once it is shown; `placeholder` is shown until then. */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ((props: Props) => ReactNode) => {
  const part = lazyPart(load)
  return (props) => {
    const { Part } = useLazyPart(part, true)
    return Part === null ? placeholder : createElement(Part, props)
  }
}

/** In place of a part that could not be loaded and that the page does without. */
export const nothing = () => () => null
