/** Every machine, driven along every way it declares. */
import { describe, expect, it } from "vitest"
import type { AnyStateMachine } from "xstate"
import { drive, type Walk } from "./drive.ts"
import { leavesOf } from "./statechart.ts"
import * as browse from "./walks/browse.ts"
import * as buy from "./walks/buy.ts"
import * as shell from "./walks/shell.ts"

const walks = Object.entries({ ...shell, ...browse, ...buy }) as unknown as ReadonlyArray<[string, Walk<AnyStateMachine>]>

describe("every machine", () => {
  it.each(walks)("%s rests in every state it names and takes every way it declares", async (_, walk) => {
    const { rested, untaken, astray } = await drive(walk)
    expect(leavesOf(walk.machine).filter((leaf) => !rested.has(leaf))).toEqual([])
    expect(untaken).toEqual([])
    expect(astray).toEqual([])
  }, 60_000)
})
