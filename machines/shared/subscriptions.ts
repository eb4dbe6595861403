/** Subscriptions of one actor to another, for the joins of a page. */

type Subscription = { readonly unsubscribe: () => void }

/** Ends every subscription at once. */
export const unsubscribeAll =
  (...subscriptions: ReadonlyArray<Subscription>) =>
  () =>
    subscriptions.forEach((subscription) => subscription.unsubscribe())

/** Notifies of the value that `read` returns, at once and whenever it changes. */
export const follow = <Value>(
  actor: { subscribe: (notify: () => void) => Subscription },
  read: () => Value,
  notify: (value: Value) => void,
): Subscription => {
  let last = read()
  notify(last)
  return actor.subscribe(() => {
    const now = read()
    if (now === last) return
    last = now
    notify(now)
  })
}
