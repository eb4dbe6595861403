/** Observable value in the shape that `useSyncExternalStore` needs. */
export type Observed<Value> = {
  readonly subscribe: (changed: () => void) => () => void
  readonly now: () => Value
}

export const observed = <Value>(first: Value): Observed<Value> & { readonly set: (next: Value) => void } => {
  let value = first
  const listeners = new Set<() => void>()
  return {
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    now: () => value,
    set: (next) => {
      if (Object.is(value, next)) return
      value = next
      listeners.forEach((changed) => changed())
    },
  }
}
