/** Buttons of a reader in every state. */
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { notPossible } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import { readingMarksMachine, type ReadingMarksContext } from "#machines/content/reading-marks.ts"
import { ReadingMarks } from "./reading-marks.tsx"

const meta = preview.meta({ title: "Parts/Reading marks", component: ReadingMarks })

const subject: Partial<ReadingMarksContext> = { subject: { kind: "article", articleId: 1, authorId: 1 }, followers: 12 }

const storyOf = (state: Rest<typeof readingMarksMachine>["state"], context: Partial<ReadingMarksContext> = {}) =>
  inState(readingMarksMachine, { state, context: { ...subject, ...context } }, (actor) => <ReadingMarks actor={actor} />)

/** No article is shown yet. */
export const Waiting = meta.story(storyOf("waiting"))
/** A visitor; pressing a button leads to the login. */
export const Visiting = meta.story(storyOf("visiting"))
/** The reader's bookmarks are loading. */
export const Fetching = meta.story(storyOf("fetching"))
/** Saved and followed. */
export const Ready = meta.story(storyOf("ready", { saved: true, followed: true, followers: 13 }))
/** The article is being saved. */
export const Saving = meta.story(storyOf("saving"))
/** The author is being followed. */
export const Following = meta.story(storyOf("following"))
/** Storing the change failed. */
export const Refused = meta.story(storyOf("refused", { problem: notPossible }))
/** A news item has no author. */
export const NewsItem = meta.story(storyOf("ready", { subject: { kind: "news", articleId: 2, authorId: null } }))
