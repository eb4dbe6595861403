/** Root machine: starts the shared actors and passes events between them. */
import type { ActorRefFrom, AnyActorRef } from "xstate"
import { sharedNames, storefrontSetup, type SharedMachines, type SharedName } from "./storefront-setup.ts"

export const storefrontMachine = storefrontSetup.createMachine({
  id: "storefront",
  description: "Connects the actors that all screens share.",
  context: ({ input }) => ({ input, userId: null, token: null, seen: true, updated: false }),
  invoke: [
    { id: "session", systemId: "session", src: "session", onError: { target: ".crashed" } },
    { id: "cart", systemId: "cart", src: "cart", input: ({ context }) => ({ seed: context.input.seed }), onError: { target: ".crashed" } },
    { id: "persistence", systemId: "persistence", src: "persistence", onError: { target: ".crashed" } },
    { id: "site", systemId: "site", src: "site", input: ({ context }) => ({ site: context.input.site }), onError: { target: ".crashed" } },
    {
      id: "search",
      systemId: "search",
      src: "search",
      input: ({ context }) => ({ text: context.input.searchText ?? "" }),
      onError: { target: ".crashed" },
    },
    { id: "notices", systemId: "notices", src: "notices", onError: { target: ".crashed" } },
    { id: "viewport", systemId: "viewport", src: "viewport", onError: { target: ".crashed" } },
    { id: "navigation", systemId: "navigation", src: "navigation", onError: { target: ".crashed" } },
    {
      id: "wishes",
      systemId: "wishes",
      src: "wishes",
      input: ({ context }) => ({ seed: `${context.input.seed}-wish` }),
      onError: { target: ".crashed" },
    },
    { id: "syncedLists", systemId: "syncedLists", src: "syncedLists", onError: { target: ".crashed" } },
    { id: "listen", src: "listen" },
    { id: "watchPresence", src: "watchPresence" },
  ],
  on: {
    "session.began": { actions: ["keepUser", "sendUserLists", "sendLoginToCart", "sendShopperToWishes"] },
    "session.confirmed": { actions: ["keepUser", "sendUserLists", "sendShopperToWishes"] },
    "session.ended": [
      // Another tab has cleared the state already; the data persisted now is newer than the logout.
      { guard: "isVisitor", actions: ["refreshCart", "sendVisitorToWishes", "sendVisitorToLists"] },
      { guard: "isSilent", actions: ["resetCart", "forgetPerson", "sendVisitorToWishes", "sendVisitorToLists"] },
      { actions: ["resetCart", "forgetPerson", "sendVisitorToWishes", "sendVisitorToLists", "notifyLoggedOut"] },
    ],
    "session.absent": { actions: ["sendVisitorToWishes", "sendVisitorToLists"] },
    "order.changed": { guard: "isNewToken", actions: "keepToken" },
    "change.accepted": { guard: "isAddressSaved", actions: "forgetAddressDraft" },
    "order.placed": { actions: ["forgetAddressDraft", "forgetPaymentDraft", "refreshUser"] },
    "search.made": { actions: "keepChange" },
    "search.forgotten": { actions: "keepChange" },
    "history.cleared": { actions: "keepChange" },
    "site.dated": { actions: "keepChange" },
    "wishes.changed": { actions: "keepChange" },
    "lists.synced": { actions: "keepChange" },
    "notice.raise": { actions: "notify" },
    "notice.acted": { actions: "restoreLine" },
    "login.needed": { actions: "checkSession" },
    "presence.changed": [
      { guard: "comesBack", actions: ["takePresence", "refreshCart", "retrySite", "refreshWishes"] },
      { guard: "isHidden", actions: ["takePresence", "settleCart", "settleWishes", "settleLists"] },
      { actions: "takePresence" },
    ],
    "shop.crash": { target: ".crashed", actions: "takeReason" },
  },
  initial: "starting",
  states: {
    starting: {
      description: "The data stored on this device is loading; the page is already shown.",
      on: {
        "persisted.known": [
          {
            guard: "isFromDevice",
            target: "open",
            actions: ["takePersisted", "sendRememberedUser", "sendSearchHistory", "sendLists", "sendWished"],
          },
          { actions: ["takePersisted", "sendSearchHistory", "sendLists"] },
        ],
      },
    },
    open: {
      description: "The shop is open.",
      on: {
        "persisted.known": [
          {
            guard: "isOtherUser",
            actions: ["takePersisted", "sendSearchHistory", "sendLists", "sendWished", "checkSession", "refreshCart"],
          },
          { guard: "isOtherCart", actions: ["takePersisted", "sendSearchHistory", "sendLists", "sendWished", "refreshCart"] },
          { actions: ["takePersisted", "sendSearchHistory", "sendLists", "sendWished"] },
        ],
      },
    },
    crashed: {
      description: "An error occurred or the site was updated; a message offers to reload the page.",
      tags: "refused",
      on: { "shop.restart": { target: "restarting" } },
    },
    restarting: {
      description: "Outdated files are being deleted, and the page reloads.",
      tags: "busy",
      invoke: {
        id: "clearCachesAndReload",
        src: "clearCachesAndReload",
        onDone: { target: "crashed" },
        onError: { target: "crashed" },
      },
    },
  },
})

/** The shared actors by name, for the screens. Throws before the storefront has them. */
export const actorsOf = (
  storefront: ActorRefFrom<typeof storefrontMachine>,
): { readonly [Name in SharedName]: ActorRefFrom<SharedMachines[Name]> } => {
  const { children } = storefront.getSnapshot() as { readonly children: Readonly<Record<string, AnyActorRef | undefined>> }
  const refs = sharedNames.map((name) => {
    const ref = children[name]
    if (ref === undefined) throw new Error(`the storefront lacks its actor ${name}`)
    return [name, ref] as const
  })
  return Object.fromEntries(refs) as unknown as ReturnType<typeof actorsOf>
}
