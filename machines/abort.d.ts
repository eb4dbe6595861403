/** The one thing of the platform that ports name: how an answer is called off. Merges with the DOM's own where there is one. */
interface AbortSignal {
  readonly aborted: boolean
}
