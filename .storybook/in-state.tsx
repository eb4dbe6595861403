/** Tells a screen's story in one state of its machine. */
import { useState, type ReactNode } from "react"
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, StateValueFrom } from "xstate"
import { ShopContext, useShop } from "#ui/shop-context.tsx"
import { sharedMachines, shopMachine, type SharedMachines } from "#machines/shell/shop.ts"
import { atRest, type Rest } from "./at-rest.ts"
import { shopAtRest, type ShopRest } from "./shop-at-rest.ts"
import { useStatechart } from "./statechart/use-statechart.ts"

/** What the test of coverage and the statechart panel read of a story. */
export type StatechartParameters = { readonly machine: string; readonly state: unknown }

/** Shows a live actor of the story's machine as the story shows its resting one. */
export type Screen = (actor: AnyActorRef) => ReactNode

type InStateProps<Machine extends AnyStateMachine> = {
  readonly machine: Machine
  readonly rest: Rest<Machine>
  readonly show: (actor: ActorRefFrom<Machine>) => ReactNode
}

const InState = <Machine extends AnyStateMachine>({ machine, rest, show }: InStateProps<Machine>) => {
  const [actor] = useState(() => atRest(machine, rest))
  useStatechart(machine, actor)
  return show(actor)
}

type InShopProps = {
  readonly rest: ShopRest
  /** Live actors in the place of resting ones. */
  readonly live?: Readonly<Record<string, AnyActorRef>>
  readonly children: ReactNode
}

const InShop = ({ rest, live = {}, children }: InShopProps) => {
  const usual = useShop()
  const [shop] = useState(() => {
    const resting = shopAtRest(rest)
    return Object.fromEntries(
      Object.entries(usual).map(([name, actor]) => [name, live[name] ?? (name in rest ? resting[name as keyof SharedMachines] : actor)]),
    ) as typeof usual
  })
  return <ShopContext value={shop}>{children}</ShopContext>
}

const Followed = ({ name, children }: { readonly name: keyof SharedMachines; readonly children: ReactNode }) => {
  useStatechart(sharedMachines[name], useShop()[name])
  return children
}

const statechartParameters = (machine: AnyStateMachine, { state }: { readonly state: unknown }) => ({
  statechart: { machine: machine.id, state } satisfies StatechartParameters,
})

/**
 * A story of a screen that has an actor of its own: `meta.story(inState(ordersMachine, { state: "empty", input }, (actor) => …))`.
 * `shop` says where some of the shared actors rest.
 */
export const inState = <Machine extends AnyStateMachine>(
  machine: Machine,
  rest: Rest<Machine>,
  show: (actor: ActorRefFrom<Machine>) => ReactNode,
  shop: ShopRest = {},
) => ({
  parameters: statechartParameters(machine, rest),
  screen: ((actor) => <InShop rest={shop}>{show(actor as ActorRefFrom<Machine>)}</InShop>) satisfies Screen,
  render: () => (
    <InShop rest={shop}>
      <InState machine={machine} rest={rest} show={show} />
    </InShop>
  ),
})

/** A story of a screen that shows one of the shared actors: `meta.story(inShopState("cart", { state, context }, () => <CartScreen />))`. */
export const inShopState = <Name extends keyof SharedMachines>(
  name: Name,
  rest: Rest<SharedMachines[Name]>,
  show: () => ReactNode,
  shop: ShopRest = {},
) => ({
  parameters: statechartParameters(sharedMachines[name], rest),
  screen: ((actor) => (
    <InShop rest={shop} live={{ [name]: actor }}>
      {show()}
    </InShop>
  )) satisfies Screen,
  render: () => (
    <InShop rest={{ ...shop, [name]: rest }}>
      <Followed name={name}>{show()}</Followed>
    </InShop>
  ),
})

/** A story of what stands around every page while the shop itself is in a state; `shop` says where its actors rest then. */
export const whileShop = (state: StateValueFrom<typeof shopMachine>, show: () => ReactNode, shop: ShopRest = {}) => ({
  parameters: statechartParameters(shopMachine, { state }),
  render: () => <InShop rest={shop}>{show()}</InShop>,
})
