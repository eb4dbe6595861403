/** Shared actors at rest: a visitor with a full cart, in an open storefront. */
import { cartMachine } from "#machines/cart/cart.ts"
import { persistenceMachine } from "#machines/shell/persistence.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { navigationMachine } from "#machines/shell/navigation.ts"
import { noticesMachine } from "#machines/shell/notices.ts"
import { searchMachine } from "#machines/search/search.ts"
import { sessionMachine } from "#machines/identity/session.ts"
import type { SharedMachines } from "#machines/shell/storefront-setup.ts"
import { siteMachine } from "#machines/shell/site.ts"
import { syncedListsMachine } from "#machines/lists/synced-lists.ts"
import { wishesMachine } from "#machines/lists/wishes.ts"
import { viewportMachine } from "#machines/shell/viewport.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { isMobile } from "#domain/rules/shell/viewport.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { atRest, type Rest } from "./fixed-state-actor.ts"
import { cartOrder } from "./fixtures/orders/orders.ts"
import { nomin } from "./fixtures/identity/people.ts"
import { site } from "./fixtures/shell/site.ts"
import { searchHistory } from "./fixtures/search/suggestions.ts"

/** States of some shared actors; the others are in their usual ones. */
export type StorefrontRest = { readonly [Name in keyof SharedMachines]?: Rest<SharedMachines[Name]> }

/** A logged-in shopper. */
export const loggedIn: StorefrontRest = { session: { state: "loggedIn", context: { user: nomin } } }

/** An empty cart. */
export const emptyCart: StorefrontRest = { cart: { state: { order: "absent", feedback: "quiet" }, input: { seed: "story" } } }

/** `config`: site configuration of the brand. */
export const storefrontAtRest = (rest: StorefrontRest = {}, config: SiteConfig = site.config): ActorRefs => ({
  session: atRest(sessionMachine, rest.session ?? { state: "visitor" }),
  cart: atRest(cartMachine, {
    input: { seed: "story" },
    ...(rest.cart ?? { state: { order: "ready", feedback: "quiet" }, context: { order: cartOrder } }),
  }),
  persistence: atRest(
    persistenceMachine,
    rest.persistence ?? { state: "ready", context: { persisted: { ...emptyPersistedState, searchHistory } } },
  ),
  site: atRest(siteMachine, { input: { site: { ...site, config } }, ...(rest.site ?? { state: "ready" }) }),
  search: atRest(searchMachine, rest.search ?? { state: "closed", context: { history: searchHistory } }),
  notices: atRest(noticesMachine, rest.notices ?? { state: "quiet" }),
  viewport: atRest(viewportMachine, rest.viewport ?? { state: isMobile(window.innerWidth) ? "mobile" : "desktop" }),
  wishes: atRest(wishesMachine, { input: { seed: "story" }, ...(rest.wishes ?? { state: "visitor" }) }),
  syncedLists: atRest(syncedListsMachine, rest.syncedLists ?? { state: "visitor" }),
  navigation: atRest(navigationMachine, rest.navigation ?? { state: { bar: "shown", page: "resting", report: "quiet" } }),
})
