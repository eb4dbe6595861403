/** Transitions of a machine on its screen: those of the shopper and those from outside. */
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { labelled } from "#book/statechart/accepted-events.ts"
import { leavesIn } from "#book/statechart/leaf-states.ts"
import { explored, type Transition } from "#book/models/exploration.ts"
import { transitionName } from "#book/models/transitions.ts"
import type { MachineModel } from "#book/models/model.ts"
import { driverFor, type EventDriver } from "#book/models/driver.ts"

export type ByShopper = { readonly title: string; readonly transition: Transition; readonly driver: EventDriver<never> }
export type FromOutside = { readonly title: string; readonly transition: Transition }

export type ScreenTransitions = {
  readonly byShopper: ReadonlyArray<ByShopper>
  readonly fromOutside: ReadonlyArray<FromOutside>
  /** Transitions of the shopper that no screen offers anywhere. */
  readonly notOffered: ReadonlyArray<string>
}

const leavesOf = (snapshot: AnyMachineSnapshot) => leavesIn(snapshot.value)
export const namesOf = ({ taken }: Transition): ReadonlyArray<string> => taken.map(transitionName)

const titleOf = (transition: Transition): string =>
  `${namesOf(transition).join(", ")} in ${leavesOf(transition.from.snapshot).join(" and ")}, by ${labelled(transition.step).label}`

/** Leaf states in the regions that a step concerns. */
const leavesAround = (snapshot: AnyMachineSnapshot, taken: Transition["taken"]) =>
  leavesOf(snapshot).filter((leaf) => taken.some(({ source: { path } }) => path.length === 0 || leaf.split(".")[0] === path[0]))

export const screenTransitions = (machine: AnyStateMachine, model: MachineModel<AnyStateMachine>): ScreenTransitions => {
  const { driver } = model
  const isShoppers = (type: string) => driver.shopper[type] !== undefined
  const transitions = explored(machine, model, (from, step, taken) =>
    isShoppers(step.type) ? [leavesAround(from, taken), step, driverFor(driver, step, from) === null] : null,
  )
  const shopperTransitions = transitions.filter(({ step }) => isShoppers(step.type))
  /** Whether another actor sends the event: also one of the shopper's, where the screen does not offer it. */
  const isFromOutside = ({ from, step }: Transition) =>
    !isShoppers(step.type) || (driver.others.includes(step.type) && driverFor(driver, step, from.snapshot) === null)
  const byShopper = shopperTransitions.flatMap((transition) => {
    const act = driverFor(driver, transition.step, transition.from.snapshot)
    return act === null ? [] : [{ title: `lets the shopper take ${titleOf(transition)}`, transition, driver: act }]
  })
  const offered = new Set([...byShopper.map(({ transition }) => transition), ...transitions.filter(isFromOutside)].flatMap(namesOf))
  return {
    byShopper,
    fromOutside: transitions.filter(isFromOutside).map((transition) => ({ title: `follows ${titleOf(transition)}`, transition })),
    notOffered: [...new Set(shopperTransitions.flatMap(namesOf))].filter((name) => !offered.has(name)),
  }
}
