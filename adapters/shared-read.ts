/** Deduplication of concurrent reads: a page and the link that prefetches it send one request. */

/** A read with the mark that `SharedRead` of a port requires. */
type Shared<Input, Output> = ((input: Input, signal?: AbortSignal) => Promise<Output>) & { readonly shared: true }

/** Shares one pending call of `read` among callers with the same input. No caller's signal aborts it, since another may still wait. */
export const sharedRead = <Input, Output>(read: (input: Input) => Promise<Output>): Shared<Input, Output> => {
  const pending = new Map<string, Promise<Output>>()
  const call = (input: Input): Promise<Output> => {
    const key = JSON.stringify(input)
    const current = pending.get(key)
    if (current !== undefined) return current
    const result = read(input).finally(() => pending.delete(key))
    pending.set(key, result)
    return result
  }
  return Object.assign(call, { shared: true } as const)
}
