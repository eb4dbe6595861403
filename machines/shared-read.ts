/**
 * A port that changes nothing and whose concurrent callers share one request, such as a page and the link that prefetches it.
 * `AnswersOf` makes the compiler demand the mark of its adapter.
 */
export type SharedRead<Input, Output> = {
  (input: Input, signal?: AbortSignal): Promise<Output>
  readonly shared?: true
}

/** What the adapters of `AreaPorts` return: the same functions, with the mark on every shared read. */
export type AnswersOf<AreaPorts> = {
  readonly [Name in keyof AreaPorts]: "shared" extends keyof AreaPorts[Name] ? AreaPorts[Name] & { readonly shared: true } : AreaPorts[Name]
}
