/** Names the places in the browser's history, so that a page can be found again as it was left. */

type State = { readonly entry: string }

const isState = (state: unknown): state is State =>
  typeof state === "object" && state !== null && "entry" in state && typeof state.entry === "string"

let count = 0
const visit = Date.now().toString(36)

const newEntry = (): string => {
  count += 1
  return `${visit}-${count}`
}

/** The present place's name; it gets one when it has none. */
export const presentEntry = (): string => {
  const state: unknown = window.history.state
  if (isState(state)) return state.entry
  const entry = newEntry()
  window.history.replaceState({ entry }, "")
  return entry
}

type EntryOptions = {
  /** Takes the present place's place. */
  readonly replace: boolean
  /** The same page under another address keeps its name. */
  readonly entry?: string
}

/** Goes on to an address and says what the new place is called. */
export const enter = (address: string, { replace, entry = newEntry() }: EntryOptions): string => {
  window.history[replace ? "replaceState" : "pushState"]({ entry }, "", address)
  return entry
}
