/** What can happen to a machine on its screen: what a shopper does there, and what comes from outside. */
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { tellable } from "../statechart/accepted-events.ts"
import { leavesIn } from "../statechart/leaves.ts"
import { explored, type Way } from "../walks/explored.ts"
import { transitionName } from "../walks/transitions.ts"
import type { Walk } from "../walks/walk.ts"
import { handFor, type AnyHands, type Hand } from "./hand.ts"

export type ByHand = { readonly title: string; readonly way: Way; readonly hand: Hand<never> }
export type FromOutside = { readonly title: string; readonly way: Way }

export type ScreenWays = {
  readonly byHand: ReadonlyArray<ByHand>
  readonly fromOutside: ReadonlyArray<FromOutside>
  /** Transitions that are the shopper's to take alone, and that no screen offers anywhere. */
  readonly notOffered: ReadonlyArray<string>
}

export const nobody: AnyHands = { shopper: {}, others: [] }

const leavesOf = (snapshot: AnyMachineSnapshot) => leavesIn(snapshot.value)
export const namesOf = ({ taken }: Way): ReadonlyArray<string> => taken.map(transitionName)

const titleOf = (way: Way): string =>
  `${namesOf(way).join(", ")} in ${leavesOf(way.from.snapshot).join(" and ")}, by ${tellable(way.step).label}`

/** Where the machine is in the regions that a step concerns; in the others it may be anywhere. */
const leavesAround = (snapshot: AnyMachineSnapshot, taken: Way["taken"]) =>
  leavesOf(snapshot).filter((leaf) => taken.some(({ source: { path } }) => path.length === 0 || leaf.split(".")[0] === path[0]))

export const screenWays = (machine: AnyStateMachine, walk: Walk<AnyStateMachine>, hands: AnyHands): ScreenWays => {
  const isShoppers = (type: string) => hands.shopper[type] !== undefined
  const ways = explored(machine, walk, (from, step, taken) =>
    isShoppers(step.type) ? [leavesAround(from, taken), step, handFor(hands, step, from) === null] : null,
  )
  const theirs = ways.filter(({ step }) => isShoppers(step.type))
  /** Somebody else tells it too, wherever the screen does not offer it. */
  const isOthers = ({ from, step }: Way) => !isShoppers(step.type) || (hands.others.includes(step.type) && handFor(hands, step, from.snapshot) === null)
  const byHand = theirs.flatMap((way) => {
    const hand = handFor(hands, way.step, way.from.snapshot)
    return hand === null ? [] : [{ title: `lets the shopper take ${titleOf(way)}`, way, hand }]
  })
  const offered = new Set([...byHand.map(({ way }) => way), ...ways.filter(isOthers)].flatMap(namesOf))
  return {
    byHand,
    fromOutside: ways.filter(isOthers).map((way) => ({ title: `follows ${titleOf(way)}`, way })),
    notOffered: [...new Set(theirs.flatMap(namesOf))].filter((name) => !offered.has(name)),
  }
}
