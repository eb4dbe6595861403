/** Context, events, actions, guards and shared actors of the storefront machine. */
import { assertEvent, assign, fromCallback, sendTo, setup } from "xstate"
import type { VariantId } from "#domain/entities/ids.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import type { CartEmitted } from "#machines/cart/cart-context.ts"
import { comesBack, presenceFrom } from "#machines/shared/presence.ts"
import { persistenceMachine, type PersistenceEmitted } from "./persistence.ts"
import { wishesMachine, type WishesEmitted } from "#machines/lists/wishes.ts"
import { syncedListsMachine, type SyncedListsEmitted } from "#machines/lists/synced-lists.ts"
import { navigationMachine } from "./navigation.ts"
import { raised } from "./notice.ts"
import { noticesMachine, type NoticesEmitted } from "./notices.ts"
import { port } from "#machines/ports.ts"
import { searchMachine, type SearchEmitted } from "#machines/search/search.ts"
import { sessionMachine, type SessionEmitted } from "#machines/identity/session.ts"
import { siteMachine, type SiteEmitted } from "./site.ts"
import { stream, type PresenceChanged } from "#machines/streams.ts"
import { viewportMachine } from "./viewport.ts"

/** Machines of the shared actors by name. A further one needs a line here, its events, and its invocation by the chart. */
export const sharedMachines = {
  session: sessionMachine,
  cart: cartMachine,
  persistence: persistenceMachine,
  site: siteMachine,
  search: searchMachine,
  notices: noticesMachine,
  viewport: viewportMachine,
  navigation: navigationMachine,
  wishes: wishesMachine,
  syncedLists: syncedListsMachine,
} as const

export type SharedMachines = typeof sharedMachines
export type SharedName = keyof SharedMachines
export const sharedNames = Object.keys(sharedMachines) as ReadonlyArray<SharedName>

/** Passes the actors' emitted events to the storefront. */
const listen = fromCallback(({ sendBack, system }) => {
  const subscriptions = sharedNames.map((name) => system.get(name).on("*", sendBack))
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
})

export type StorefrontEvent =
  | CartEmitted
  | PersistenceEmitted
  | NoticesEmitted
  | SearchEmitted
  | SessionEmitted
  | SiteEmitted
  | SyncedListsEmitted
  | WishesEmitted
  | PresenceChanged
  /** A screen has crashed, or a file of this page's release is gone. `updated`: the shop serves another release. S28. */
  | { readonly type: "shop.crash"; readonly updated?: boolean }
  | { readonly type: "shop.restart" }
export type StorefrontContext = {
  /** Data from the page server. */
  readonly input: StorefrontInput
  /** The user and cart persisted last, to detect what another tab changed. */
  readonly userId: number | null
  readonly token: string | null
  /** Whether the tab is visible and online. */
  readonly seen: boolean
  /** Whether the shop serves another release than this page's, as far as is known. */
  readonly updated: boolean
}
export type StorefrontInput = {
  readonly site: Site | null
  /** Seed of the idempotency keys; a new one for each page view. */
  readonly seed: string
  /** Search terms of the first page. */
  readonly searchText?: string
}

export const storefrontSetup = setup({
  types: {} as { context: StorefrontContext; events: StorefrontEvent; input: StorefrontInput; tags: "busy" | "refused" },
  actors: {
    ...sharedMachines,
    listen,
    watchPresence: stream("watchPresence"),
    clearCachesAndReload: port("clearCachesAndReload"),
  },
  actions: {
    takePersisted: assign(({ event }) => {
      assertEvent(event, "persisted.known")
      return { userId: event.persisted.user?.id ?? null, token: event.persisted.orderToken }
    }),
    takeReason: assign(({ context, event }) => {
      assertEvent(event, "shop.crash")
      return { updated: context.updated || event.updated === true }
    }),
    takePresence: assign(({ event }) => presenceFrom(event)),
    sendRememberedUser: sendTo("session", ({ event }) => {
      assertEvent(event, "persisted.known")
      return { type: "user.remembered", user: event.persisted.user }
    }),
    checkSession: sendTo("session", { type: "session.check" }),
    refreshUser: sendTo("session", { type: "user.refresh" }),
    sendSearchHistory: sendTo("search", ({ event }) => {
      assertEvent(event, "persisted.known")
      return { type: "history.known", history: event.persisted.searchHistory }
    }),
    sendLists: sendTo("syncedLists", ({ event }) => {
      assertEvent(event, "persisted.known")
      const { searchHistory, bookmarks } = event.persisted
      return { type: "lists.known", lists: { searchHistory, bookmarks } }
    }),
    sendUserLists: sendTo("syncedLists", ({ event }) => {
      assertEvent(event, ["session.began", "session.confirmed"])
      const { searchHistory, bookmarks } = event.user
      return { type: "shopper.lists", lists: { searchHistory, bookmarks } }
    }),
    sendVisitorToLists: sendTo("syncedLists", { type: "visitor.known" }),
    settleLists: sendTo("syncedLists", { type: "lists.settle" }),
    refreshCart: sendTo("cart", { type: "cart.refresh" }),
    sendLoginToCart: sendTo("cart", { type: "login.done" }),
    retrySite: sendTo("site", { type: "site.retry" }),
    sendWished: sendTo("wishes", ({ event }) => {
      assertEvent(event, "persisted.known")
      return { type: "wished.known", ids: event.persisted.wishedIds as ReadonlyArray<VariantId> }
    }),
    sendShopperToWishes: sendTo("wishes", { type: "shopper.known" }),
    sendVisitorToWishes: sendTo("wishes", { type: "visitor.known" }),
    refreshWishes: sendTo("wishes", { type: "wishes.refresh" }),
    settleWishes: sendTo("wishes", { type: "wishes.settle" }),
    resetCart: sendTo("cart", { type: "cart.reset" }),
    settleCart: sendTo("cart", { type: "cart.settle" }),
    restoreLine: sendTo("cart", ({ event }) => {
      assertEvent(event, "notice.acted")
      return event.event
    }),
    keepUser: sendTo("persistence", ({ event }) => {
      assertEvent(event, ["session.began", "session.confirmed"])
      return { type: "user.known", user: event.user }
    }),
    keepToken: sendTo("persistence", ({ event }) => {
      assertEvent(event, "order.changed")
      return { type: "orderToken.given", token: event.order?.token ?? null }
    }),
    keepChange: sendTo("persistence", ({ event }) => {
      assertEvent(event, ["search.made", "search.forgotten", "history.cleared", "site.dated", "wishes.changed", "lists.synced"])
      return event
    }),
    forgetPaymentDraft: sendTo("persistence", { type: "payment.chosen", draft: null }),
    forgetAddressDraft: sendTo("persistence", { type: "address.typed", draft: null }),
    forgetPerson: sendTo("persistence", ({ event }) => {
      assertEvent(event, "session.ended")
      return { type: "personal.cleared", ...(event.isExpired === true && { isExpired: true }) } as const
    }),
    notify: sendTo("notices", ({ event }) => {
      assertEvent(event, "notice.raise")
      return event
    }),
    notifyLoggedOut: sendTo("notices", raised("information", { key: "notice.loggedOut" })),
  },
  guards: {
    isOtherUser: ({ context, event }) => {
      assertEvent(event, "persisted.known")
      return event.from !== "here" && (event.persisted.user?.id ?? null) !== context.userId
    },
    isOtherCart: ({ context, event }) => {
      assertEvent(event, "persisted.known")
      return event.from !== "here" && event.persisted.orderToken !== context.token
    },
    isFromDevice: ({ event }) => {
      assertEvent(event, "persisted.known")
      return event.from === "device"
    },
    isNewToken: ({ context, event }) => {
      assertEvent(event, "order.changed")
      return (event.order?.token ?? null) !== context.token
    },
    isAddressSaved: ({ event }) => {
      assertEvent(event, "change.accepted")
      return event.change._tag === "SaveAddress"
    },
    isVisitor: ({ context }) => context.userId === null,
    isSilent: ({ event }) => {
      assertEvent(event, "session.ended")
      return event.silent
    },
    comesBack: ({ context, event }) => comesBack(context, event),
    isHidden: ({ event }) => {
      assertEvent(event, "presence.changed")
      return !event.visible
    },
  },
})
