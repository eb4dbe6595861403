/** What can happen to a machine on its screen: what a shopper does there, and what comes from outside. */
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { tellable } from "../statechart/accepted-events.ts"
import { leavesIn } from "../statechart/leaves.ts"
import { explored, type Transition } from "../walks/explored.ts"
import { transitionName } from "../walks/transitions.ts"
import type { MachineModel } from "../walks/walk.ts"
import { handFor, type AnyHands, type Hand } from "./hand.ts"

export type ByHand = { readonly title: string; readonly transition: Transition; readonly hand: Hand<never> }
export type FromOutside = { readonly title: string; readonly transition: Transition }

export type ScreenTransitions = {
  readonly byHand: ReadonlyArray<ByHand>
  readonly fromOutside: ReadonlyArray<FromOutside>
  /** Transitions that are the shopper's to take alone, and that no screen offers anywhere. */
  readonly notOffered: ReadonlyArray<string>
}

export const nobody: AnyHands = { shopper: {}, others: [] }

const leavesOf = (snapshot: AnyMachineSnapshot) => leavesIn(snapshot.value)
export const namesOf = ({ taken }: Transition): ReadonlyArray<string> => taken.map(transitionName)

const titleOf = (transition: Transition): string =>
  `${namesOf(transition).join(", ")} in ${leavesOf(transition.from.snapshot).join(" and ")}, by ${tellable(transition.step).label}`

/** Where the machine is in the regions that a step concerns; in the others it may be anywhere. */
const leavesAround = (snapshot: AnyMachineSnapshot, taken: Transition["taken"]) =>
  leavesOf(snapshot).filter((leaf) => taken.some(({ source: { path } }) => path.length === 0 || leaf.split(".")[0] === path[0]))

export const screenTransitions = (machine: AnyStateMachine, model: MachineModel<AnyStateMachine>, hands: AnyHands): ScreenTransitions => {
  const isShoppers = (type: string) => hands.shopper[type] !== undefined
  const transitions = explored(machine, model, (from, step, taken) =>
    isShoppers(step.type) ? [leavesAround(from, taken), step, handFor(hands, step, from) === null] : null,
  )
  const theirs = transitions.filter(({ step }) => isShoppers(step.type))
  /** Somebody else tells it too, wherever the screen does not offer it. */
  const isOthers = ({ from, step }: Transition) => !isShoppers(step.type) || (hands.others.includes(step.type) && handFor(hands, step, from.snapshot) === null)
  const byHand = theirs.flatMap((transition) => {
    const hand = handFor(hands, transition.step, transition.from.snapshot)
    return hand === null ? [] : [{ title: `lets the shopper take ${titleOf(transition)}`, transition, hand }]
  })
  const offered = new Set([...byHand.map(({ transition }) => transition), ...transitions.filter(isOthers)].flatMap(namesOf))
  return {
    byHand,
    fromOutside: transitions.filter(isOthers).map((transition) => ({ title: `follows ${titleOf(transition)}`, transition })),
    notOffered: [...new Set(theirs.flatMap(namesOf))].filter((name) => !offered.has(name)),
  }
}
