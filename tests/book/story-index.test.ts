// @vitest-environment happy-dom
/** The book leaves nothing out: every state of every machine that is seen has its story. */
import { describe, expect, it } from "vitest"
import { leavesOf } from "#book/statechart/leaf-states.ts"
import { storyIndexOf } from "#book/story-index.ts"
import { models } from "#book/models/all.ts"

const files = import.meta.glob<Record<string, unknown>>("../../ui/**/*.stories.tsx", { eager: true })
const storyIndex = storyIndexOf(Object.values(files))
const storiesOf = (machine: string) => storyIndex.filter((story) => story.machine === machine)

describe("the book", () => {
  it.each(Object.entries(models))("tells a story of every state of %s [I5]", (_, { machine }) => {
    const leaves = new Set(storiesOf(machine.id).flatMap(({ leaves }) => leaves))
    expect(leavesOf(machine).filter((leaf) => !leaves.has(leaf))).toEqual([])
  })

  it.each(Object.entries(models))("tells no story of a state that %s does not have", (_, { machine }) => {
    const known = new Set(leavesOf(machine))
    const strange = storiesOf(machine.id).filter(({ leaves }) => leaves.some((leaf) => !known.has(leaf)))
    expect(strange.map(({ name }) => name)).toEqual([])
  })

  it("tells stories of known machines alone", () => {
    const known = new Set(Object.values(models).map(({ machine }) => machine.id))
    expect(storyIndex.filter(({ machine }) => !known.has(machine)).map(({ name }) => name)).toEqual([])
  })

  it("tells each story under a name of its own", () => {
    const ids = storyIndex.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})
