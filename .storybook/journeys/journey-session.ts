/** Session of a journey story: the storefront's own pages and machines, with scripted ports and a simulated clock. */
import { SimulatedClock, type AnyActorRef } from "xstate"
import { admit } from "#app/client/route-guard.ts"
import type { Actors, AnyPageController } from "#app/page.ts"
import { controllerOf } from "#app/page-controller.ts"
import type { Route } from "#app/route.ts"
import { locationAt } from "#app/routes.ts"
import { createStorefrontActors } from "#app/storefront-actors.ts"
import { noopStreams } from "#app/noop-streams.ts"
import { loginAddress } from "#domain/rules/identity/login-address.ts"
import type { View } from "#app/storefront.tsx"
import type { NoticeRaised } from "#machines/shell/notice.ts"
import type { Ports } from "#machines/ports.ts"
import { observed } from "#ui/react/observable.ts"
import type { Messages } from "#ui/messages/intl.ts"
import { site } from "#book/fixtures/shell/site.ts"

type OnShow = View & { readonly route: Route; readonly controller: AnyPageController }

export type JourneySession = {
  readonly clock: SimulatedClock
  readonly actorRefs: ReturnType<typeof createStorefrontActors>["actorRefs"]
  readonly subscribe: (changed: () => void) => () => void
  /** Null until the first page is loaded. */
  readonly shown: () => OnShow | null
  readonly go: (address: string) => void
  readonly close: () => void
}

const seed = "journey"

export const openJourney = (start: string, ports: Ports, messages: Messages): JourneySession => {
  const clock = new SimulatedClock()
  const streams = noopStreams
  const { root, actorRefs } = createStorefrontActors({ site, searchText: "", ports, streams, seed, clock })
  const shown = observed<OnShow | null>(null)
  let leave: () => void = () => undefined
  /** Number of visits begun; a page that loads after another visit has begun is dropped. */
  let visits = 0

  const enter = ({ route, location, controller }: Pick<OnShow, "route" | "location" | "controller">, actors: Actors) => {
    const all: ReadonlyArray<AnyActorRef> = Object.values(actors)
    let disconnect: () => void = () => undefined
    const stopWatching = admit({ route, location }, actorRefs, {
      enter: () => {
        const subscriptions = all.map((actor) => actor.on("notice.raise", (notice) => actorRefs.notices.send(notice as NoticeRaised)))
        const disconnectJoins = controller.join?.(actors, { actorRefs, location, go })
        disconnect = () => {
          subscriptions.forEach((subscription) => subscription.unsubscribe())
          disconnectJoins?.()
        }
        for (const actor of all) actor.start()
      },
      go,
      // No journey opens a page for administrators.
      refuse: () => undefined,
    })
    return () => {
      stopWatching()
      disconnect()
      for (const actor of all) actor.stop()
    }
  }

  const travel = async (address: string) => {
    visits += 1
    const visit = visits
    const { route, location } = locationAt(new URL(address, "https://shop.example"))
    const before = shown.now()
    const isSamePage = before?.location.path === location.path || before?.controller.across === true
    if (before?.route === route && before.controller.follow !== undefined && isSamePage) {
      shown.set({ ...before, location })
      before.controller.follow(before.actors.actor, location)
      return
    }
    const { page } = await route.load()
    const [controller, data] = await Promise.all([controllerOf(page), page.fetch?.(ports, location) ?? null])
    if (visit !== visits) return
    leave()
    const actors = controller.open({ location, data, problem: null, glimpse: null, left: null, ports, streams, actorRefs, seed, clock })
    shown.set({ page, route, location, controller, actors, entry: String(visit), messages, tree: visit })
    leave = enter({ route, location, controller }, actors)
  }

  function go(address: string) {
    void travel(address)
  }

  actorRefs.cart.on("login.needed", () => go(loginAddress(shown.now()?.location.path ?? "/")))
  root.start()
  go(start)
  return {
    clock,
    actorRefs,
    subscribe: shown.subscribe,
    shown: shown.now,
    go,
    close: () => {
      leave()
      root.stop()
    },
  }
}
