/** Type of the abort signal that ports receive; merges with the one of the DOM where there is one. */
interface AbortSignal {
  readonly aborted: boolean
}
