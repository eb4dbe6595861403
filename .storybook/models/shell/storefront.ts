/** Model of the storefront machine. */
import { dress } from "#book/fixtures/catalogue/goods.ts"
import { at } from "#book/fixtures/shell/story-date.ts"
import { address, nomin } from "#book/fixtures/identity/people.ts"
import { site as siteSample } from "#book/fixtures/shell/site.ts"
import { cartOrder, placedOrder } from "#book/fixtures/orders/orders.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { raised } from "#machines/shell/notice.ts"
import { storefrontMachine } from "#machines/shell/storefront.ts"
import { modelOf } from "#book/models/model.ts"

const notice = raised("success", { key: "notice.couponApplied" })

const visitorState = { ...emptyPersistedState, orderToken: "a-visitor" }

export const model = modelOf(storefrontMachine, {
  inputs: [{ site: siteSample, seed: "book" }],
  events: [
    { type: "persisted.known", from: "device", persisted: emptyPersistedState },
    { type: "persisted.known", from: "here", persisted: emptyPersistedState },
    { type: "persisted.known", from: "otherTab", persisted: visitorState },
    { type: "persisted.known", from: "otherTab", persisted: { ...emptyPersistedState, user: nomin } },
    { type: "session.began", user: nomin },
    { type: "session.confirmed", user: nomin },
    { type: "session.ended", silent: false },
    { type: "session.ended", silent: true },
    { type: "session.absent" },
    { type: "wishes.changed", ids: [dress.variantId] },
    { type: "lists.synced", lists: { searchHistory: [], bookmarks: [] } },
    { type: "order.changed", order: cartOrder },
    { type: "change.accepted", change: { _tag: "SaveAddress", address, slot: null, note: "", storeId: null }, order: cartOrder },
    { type: "order.placed", order: placedOrder },
    { type: "search.made", text: "даашинз" },
    { type: "search.forgotten", text: "даашинз" },
    { type: "history.cleared" },
    { type: "site.dated", fetchedAt: at(20, "16:00") },
    notice,
    { type: "notice.acted", event: { type: "line.restore", variantId: dress.variantId, quantity: 1, position: 1 } },
    { type: "login.needed" },
    { type: "presence.changed", visible: false, online: true },
    { type: "presence.changed", visible: true, online: true },
    { type: "shop.crash" },
    { type: "shop.crash", updated: true },
    { type: "shop.restart" },
  ],
  answers: {
    clearCachesAndReload: { values: [undefined], problems: [unreachable] },
    ...Object.fromEntries(
      ["session", "cart", "persistence", "site", "search", "notices", "viewport", "navigation", "wishes", "syncedLists"].map((name) => [
        name,
        { problems: [unreachable] },
      ]),
    ),
  },
  distinguishedBy: ({ userId, token, seen, updated }) => [userId, token, seen, updated],
  driver: {
    shopper: { "shop.restart": ({ press }) => press("crash.again") },
    others: [
      "persisted.known",
      "session.began",
      "session.confirmed",
      "session.ended",
      "session.absent",
      "order.changed",
      "order.placed",
      "change.accepted",
      "search.made",
      "search.forgotten",
      "history.cleared",
      "site.dated",
      "wishes.changed",
      "lists.synced",
      "notice.raise",
      "notice.acted",
      "login.needed",
      "presence.changed",
      "shop.crash",
    ],
    passing: ["change.refused", "fetch.failed", "option.taken", "place.refused"],
  },
})
