/** Module with stories, and the parts of its stories that indexes read. */
import type { Screen, StatechartParameters } from "./in-state.tsx"

export type StoryFile = Readonly<Record<string, unknown>>

export type BookStory = {
  readonly _tag: "Story"
  readonly meta: {
    readonly input: { readonly title?: string; readonly component?: unknown; readonly parameters?: { readonly path?: string } }
  }
  readonly input: { readonly parameters?: { readonly statechart?: StatechartParameters }; readonly screen?: Screen }
}

export const isStory = (exported: unknown): exported is BookStory =>
  typeof exported === "object" && exported !== null && "_tag" in exported && exported._tag === "Story"
