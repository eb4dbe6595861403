/** A part of the page whose code is fetched when it is first wanted, and which is drawn in the moment in which it is there. */
import { useEffect, useState, type ComponentType } from "react"

/** React's own `lazy` holds back what it had to wait for by a third of a second. */
export type Apart<Props> = {
  /** Fetches the code ahead, or finds that it is here; a failure is told when the part is drawn. */
  readonly warm: () => void
  readonly fetch: () => Promise<ComponentType<Props>>
  readonly here: () => ComponentType<Props> | null
}

export const apart = <Props>(load: () => Promise<ComponentType<Props>>): Apart<Props> => {
  let here: ComponentType<Props> | null = null
  const fetch = async () => {
    here ??= await load()
    return here
  }
  return { fetch, warm: () => void fetch().catch(() => undefined), here: () => here }
}

type Drawn<Props> = { readonly Part: ComponentType<Props> | null; readonly failure: { readonly error: unknown } | null }

/** `Part` is there from when it is wanted and fetched, and `null` until then. Throws where its code cannot be had. */
export const useApart = <Props>({ fetch, here }: Apart<Props>, wanted: boolean): { readonly Part: ComponentType<Props> | null } => {
  const [{ Part, failure }, setDrawn] = useState<Drawn<Props>>({ Part: null, failure: null })
  const present = Part ?? (wanted ? here() : null)
  if (present !== Part) setDrawn({ Part: present, failure: null })
  const waits = wanted && present === null
  useEffect(() => {
    if (!waits) return undefined
    let over = false
    fetch().then(
      (found) => over || setDrawn({ Part: found, failure: null }),
      (error: unknown) => over || setDrawn({ Part: null, failure: { error } }),
    )
    return () => {
      over = true
    }
  }, [waits, fetch])
  if (failure !== null) throw failure.error
  return { Part: present }
}
