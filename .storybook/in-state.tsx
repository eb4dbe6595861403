/** Stories of screens in one state of their machine. */
import { useState, type ReactNode } from "react"
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, StateValueFrom } from "xstate"
import { ActorRefsContext, useActorRefs } from "#ui/actor-refs.tsx"
import { sharedMachines, type SharedMachines } from "#machines/shell/storefront-setup.ts"
import { storefrontMachine } from "#machines/shell/storefront.ts"
import { atRest, type Rest } from "./fixed-state-actor.ts"
import { storefrontAtRest, type StorefrontRest } from "./storefront-at-rest.ts"
import { useStatechart } from "./statechart/use-statechart.ts"

/** Story parameters, read by the coverage test and the statechart panel. */
export type StatechartParameters = { readonly machine: string; readonly state: unknown }

/** Shows a live actor of the machine as the story shows the one at rest. */
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

type InStorefrontProps = {
  readonly rest: StorefrontRest
  /** Live actors in place of those at rest. */
  readonly live?: Readonly<Record<string, AnyActorRef>>
  readonly children: ReactNode
}

/** What the story gives, in the brand of the book: a site of its own has the names of the brand that is shown. */
const inBrand = (rest: StorefrontRest, { site: shown }: ReturnType<typeof useActorRefs>): StorefrontRest => {
  const own = rest.site?.context?.site
  const config = shown.getSnapshot().context.site?.config
  if (rest.site === undefined || own == null || config === undefined) return rest
  const { brand, company, supportPhone } = config
  return {
    ...rest,
    site: { ...rest.site, context: { ...rest.site.context, site: { ...own, config: { ...own.config, brand, company, supportPhone } } } },
  }
}

const InStorefront = ({ rest, live = {}, children }: InStorefrontProps) => {
  const defaultRefs = useActorRefs()
  const [actorRefs] = useState(() => {
    const resting = storefrontAtRest(inBrand(rest, defaultRefs))
    return Object.fromEntries(
      Object.entries(defaultRefs).map(([name, actor]) => [
        name,
        live[name] ?? (name in rest ? resting[name as keyof SharedMachines] : actor),
      ]),
    ) as typeof defaultRefs
  })
  return <ActorRefsContext value={actorRefs}>{children}</ActorRefsContext>
}

const Followed = ({ name, children }: { readonly name: keyof SharedMachines; readonly children: ReactNode }) => {
  useStatechart(sharedMachines[name], useActorRefs()[name])
  return children
}

const statechartParameters = (machine: AnyStateMachine, { state }: { readonly state: unknown }) => ({
  statechart: { machine: machine.id, state } satisfies StatechartParameters,
})

/**
 * A story of a screen with its own actor: `meta.story(inState(ordersMachine, { state: "empty", input }, (actor) => …))`.
 * `actorRefs` sets states of shared actors.
 */
export const inState = <Machine extends AnyStateMachine>(
  machine: Machine,
  rest: Rest<Machine>,
  show: (actor: ActorRefFrom<Machine>) => ReactNode,
  actorRefs: StorefrontRest = {},
) => ({
  parameters: statechartParameters(machine, rest),
  screen: ((actor) => <InStorefront rest={actorRefs}>{show(actor as ActorRefFrom<Machine>)}</InStorefront>) satisfies Screen,
  render: () => (
    <InStorefront rest={actorRefs}>
      <InState machine={machine} rest={rest} show={show} />
    </InStorefront>
  ),
})

/** A story of a screen that shows a shared actor: `meta.story(inSharedState("cart", { state, context }, () => <CartScreen />))`. */
export const inSharedState = <Name extends keyof SharedMachines>(
  name: Name,
  rest: Rest<SharedMachines[Name]>,
  show: () => ReactNode,
  actorRefs: StorefrontRest = {},
) => ({
  parameters: statechartParameters(sharedMachines[name], rest),
  screen: ((actor) => (
    <InStorefront rest={actorRefs} live={{ [name]: actor }}>
      {show()}
    </InStorefront>
  )) satisfies Screen,
  render: () => (
    <InStorefront rest={{ ...actorRefs, [name]: rest }}>
      <Followed name={name}>{show()}</Followed>
    </InStorefront>
  ),
})

/** A story of the shell in a state of the storefront; `actorRefs` sets states of its actors. */
export const whileStorefront = (
  state: StateValueFrom<typeof storefrontMachine>,
  show: () => ReactNode,
  actorRefs: StorefrontRest = {},
) => ({
  parameters: statechartParameters(storefrontMachine, { state }),
  render: () => <InStorefront rest={actorRefs}>{show()}</InStorefront>,
})
