/** Every machine, driven along every way it declares. */
import { describe, expect, it } from "vitest"
import { leavesOf } from "#book/statechart/leaves.ts"
import { walks } from "#book/walks/all.ts"
import { drive } from "./drive.ts"

describe("every machine", () => {
  it.each(Object.entries(walks))(
    "%s rests in every state it names and takes every way it declares",
    async (_, walk) => {
      const { rested, untaken, astray } = await drive(walk)
      expect(leavesOf(walk.machine).filter((leaf) => !rested.has(leaf))).toEqual([])
      expect(untaken).toEqual([])
      expect(astray).toEqual([])
    },
  )
})
