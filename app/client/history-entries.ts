/** Names of history entries, by which a page's scroll position and state are restored. */

type State = { readonly entry: string }

const isState = (state: unknown): state is State =>
  typeof state === "object" && state !== null && "entry" in state && typeof state.entry === "string"

let count = 0
const visit = Date.now().toString(36)

const newEntry = (): string => {
  count += 1
  return `${visit}-${count}`
}

/** The name of the current entry; assigned if it has none. */
export const presentEntry = (): string => {
  const state: unknown = window.history.state
  if (isState(state)) return state.entry
  const entry = newEntry()
  window.history.replaceState({ entry }, "")
  return entry
}

type EntryOptions = {
  /** Replaces the current entry. */
  readonly replace: boolean
  /** The same page under another address keeps its name. */
  readonly entry?: string
}

/** Navigates to an address and returns the name of the new entry. */
export const enter = (address: string, { replace, entry = newEntry() }: EntryOptions): string => {
  window.history[replace ? "replaceState" : "pushState"]({ entry }, "", address)
  return entry
}
