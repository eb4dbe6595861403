/** Note above a page of the account that shows stored data. */
import preview from "#book/preview.tsx"
import { inSharedState } from "#book/in-state.tsx"
import type { Instant } from "#domain/entities/ids.ts"
import { StoredNote } from "./stored-note.tsx"

const meta = preview.meta({ title: "Account/StoredNote", component: StoredNote })

const stored = { entry: "1", at: "2026-11-20T06:05:00.000Z" as Instant }
const state = { bar: "shown", page: "resting", report: "quiet" } as const
const story = inSharedState("navigation", { state, context: { stored } }, () => (
  <div className="page">
    <StoredNote />
  </div>
))

/** The connection is back: the page can be refreshed. */
export const FromDevice = meta.story(story)
/** The same on the smallest phone. */
export const FromDeviceOnPhone = meta.story({ ...story, globals: { viewport: { value: "narrow", isRotated: false } } })
