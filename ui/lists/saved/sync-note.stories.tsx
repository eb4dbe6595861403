/** Where saved products and searches are stored, in every state. */
import preview from "#book/preview.tsx"
import { inSharedState } from "#book/in-state.tsx"
import { SyncNote } from "./sync-note.tsx"

const meta = preview.meta({ title: "Screens/SyncNote", component: SyncNote, parameters: { path: "/saved" } })

const storyOf = (state: "visitor" | "same" | "settling" | "telling" | "untold") => {
  const here = { searchHistory: ["ороолт"], bookmarks: [7] }
  const synced = state === "same" ? here : { searchHistory: [], bookmarks: [] }
  return inSharedState("syncedLists", { state, context: { here, synced } }, () => <SyncNote />)
}

/** A visitor: the lists stay on this device. */
export const Visitor = meta.story(storyOf("visitor"))
/** The account has the lists. */
export const Same = meta.story(storyOf("same"))
/** A list was just changed. */
export const Settling = meta.story(storyOf("settling"))
/** The lists are being sent. */
export const Telling = meta.story(storyOf("telling"))
/** Sending failed; it is retried. */
export const Untold = meta.story(storyOf("untold"))
