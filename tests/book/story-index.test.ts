// @vitest-environment happy-dom
/** Completeness of stories: each state of each visible machine has one. */
import { describe, expect, it } from "vitest"
import { leavesOf } from "#book/statechart/leaf-states.ts"
import { storyIndexOf } from "#book/story-index.ts"
import { models } from "#book/models/all.ts"

const files = import.meta.glob<Record<string, unknown>>("../../ui/**/*.stories.tsx", { eager: true })
const storyIndex = storyIndexOf(Object.values(files))
const storiesOf = (machine: string) => storyIndex.filter((story) => story.machine === machine)

describe("story index", () => {
  it.each(Object.entries(models))("has a story for every state of %s [I5]", (_, { machine }) => {
    const leaves = new Set(storiesOf(machine.id).flatMap(({ leaves }) => leaves))
    expect(leavesOf(machine).filter((leaf) => !leaves.has(leaf))).toEqual([])
  })

  it.each(Object.entries(models))("has no story of a state that %s lacks", (_, { machine }) => {
    const known = new Set(leavesOf(machine))
    const strange = storiesOf(machine.id).filter(({ leaves }) => leaves.some((leaf) => !known.has(leaf)))
    expect(strange.map(({ name }) => name)).toEqual([])
  })

  it("has stories of known machines only", () => {
    const known = new Set(Object.values(models).map(({ machine }) => machine.id))
    expect(storyIndex.filter(({ machine }) => !known.has(machine)).map(({ name }) => name)).toEqual([])
  })

  it("has unique story names", () => {
    const ids = storyIndex.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})
