/** How the machines that outlive a screen are walked. */
import { dress } from "#book/fixtures/goods.ts"
import { at } from "#book/fixtures/story-date.ts"
import { address, nomin } from "#book/fixtures/people.ts"
import { site as siteSample } from "#book/fixtures/site.ts"
import { cartOrder, placedOrder } from "#book/fixtures/orders.ts"
import { refused, unauthorised, unreachable } from "#book/fixtures/problems.ts"
import { draftOf } from "#machines/cart/checkout-form.ts"
import { persistenceMachine } from "#machines/shell/persistence.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { navigationMachine } from "#machines/shell/navigation.ts"
import { raised } from "#machines/shell/notice.ts"
import { noticesMachine } from "#machines/shell/notices.ts"
import { storefrontMachine } from "#machines/shell/storefront.ts"
import { sessionMachine } from "#machines/identity/session.ts"
import { siteMachine } from "#machines/shell/site.ts"
import { viewportMachine } from "#machines/shell/viewport.ts"
import type { MachineModel } from "./model.ts"

const session: MachineModel<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: [undefined],
  events: [
    { type: "user.remembered", user: nomin },
    { type: "user.remembered", user: null },
    { type: "session.begin", user: nomin },
    { type: "session.leave" },
    { type: "session.check" },
    { type: "user.refresh" },
  ],
  answers: {
    fetchUser: { values: [nomin, null], problems: [unauthorised, unreachable] },
    logOut: { values: [undefined], problems: [unreachable] },
  },
  about: ({ user, remembered }) => [user?.id, remembered?.id],
}

const kept: MachineModel<typeof persistenceMachine> = {
  machine: persistenceMachine,
  inputs: [undefined],
  events: [
    { type: "kept.changed", persisted: { ...emptyPersistedState, layout: "list" } },
    { type: "product.viewed", slug: dress.slug },
    { type: "search.made", text: "даашинз" },
    { type: "search.forgotten", text: "даашинз" },
    { type: "history.cleared" },
    { type: "layout.chosen", layout: "list" },
    { type: "theme.chosen", theme: "dark" },
    { type: "locale.chosen", locale: "en" },
    { type: "user.known", user: nomin },
    { type: "personal.cleared" },
    { type: "orderToken.given", token: "a-visitor" },
    { type: "address.typed", draft: draftOf(address) },
    { type: "site.dated", fetchedAt: at(20, "16:00") },
  ],
  answers: {
    readKept: { values: [{ persisted: { ...emptyPersistedState, searchHistory: ["даашинз", "цамц"] }, setAside: false }, { persisted: emptyPersistedState, setAside: true }], problems: [unreachable] },
    writeKept: { values: [undefined], problems: [refused("Зай дууссан.")] },
  },
  about: ({ read, waiting, sent }) => [read, waiting.length > 0, waiting.length > sent],
}

const site: MachineModel<typeof siteMachine> = {
  machine: siteMachine,
  inputs: [{ site: null }, { site: siteSample }],
  events: [{ type: "site.refresh" }, { type: "site.retry" }],
  answers: { fetchSite: { values: [siteSample], problems: [unreachable] } },
  about: ({ site, problem }) => [site !== null, problem !== null],
}

const plain = raised("success", { key: "notice.couponApplied" })
const withButton = raised(
  "information",
  { key: "notice.lineRemoved", values: { name: dress.title } },
  { key: "notice.undo", event: { type: "line.restore", variantId: dress.variantId, quantity: 1 } },
)

const notices: MachineModel<typeof noticesMachine> = {
  machine: noticesMachine,
  inputs: [undefined],
  events: [plain, withButton, { type: "notice.dismiss" }, { type: "notice.act" }, { type: "notice.hold" }, { type: "notice.release" }],
  about: ({ line }) => line.map(({ kind }) => kind),
}

const viewport: MachineModel<typeof viewportMachine> = {
  machine: viewportMachine,
  inputs: [{ mobile: false }, { mobile: true }],
  events: [
    { type: "viewport.resized", width: 390 },
    { type: "viewport.resized", width: 1440 },
  ],
}

const arrival = { type: "page.arrive", path: "/", title: "Цэлмэг", locale: "mn" } as const

const navigation: MachineModel<typeof navigationMachine> = {
  machine: navigationMachine,
  inputs: [undefined],
  events: [
    { type: "page.scrolled", top: 40 },
    { type: "page.scrolled", top: 400 },
    { type: "places.known", scrollPositions: { "2": 400 } },
    { type: "page.leave", top: 0 },
    { ...arrival, entry: "1", back: false },
    { ...arrival, entry: "2", back: true },
  ],
  answers: { reportPageView: { values: [undefined], problems: [unreachable] } },
  about: ({ bar, entry }) => [bar.at, entry],
}

const ofVisitor = { ...emptyPersistedState, orderToken: "a-visitor" }

const shop: MachineModel<typeof storefrontMachine> = {
  machine: storefrontMachine,
  inputs: [{ site: siteSample, mobile: false, seed: "walk" }],
  events: [
    { type: "kept.known", from: "device", persisted: emptyPersistedState },
    { type: "kept.known", from: "here", persisted: emptyPersistedState },
    { type: "kept.known", from: "otherTab", persisted: ofVisitor },
    { type: "kept.known", from: "otherTab", persisted: { ...emptyPersistedState, user: nomin } },
    { type: "session.began", user: nomin },
    { type: "session.confirmed", user: nomin },
    { type: "session.ended", silent: false },
    { type: "session.ended", silent: true },
    { type: "order.changed", order: cartOrder },
    { type: "change.settled", change: { _tag: "SaveAddress", address }, order: cartOrder },
    { type: "order.placed", order: placedOrder },
    { type: "search.made", text: "даашинз" },
    { type: "search.forgotten", text: "даашинз" },
    { type: "history.cleared" },
    { type: "site.dated", fetchedAt: at(20, "16:00") },
    plain,
    { type: "notice.acted", event: { type: "line.restore", variantId: dress.variantId, quantity: 1 } },
    { type: "login.needed" },
    { type: "presence.changed", visible: false, online: true },
    { type: "presence.changed", visible: true, online: true },
    { type: "shop.crash" },
    { type: "shop.restart" },
  ],
  answers: {
    clearCachesAndReload: { values: [undefined], problems: [unreachable] },
    ...Object.fromEntries(
      ["session", "cart", "kept", "site", "search", "notices", "viewport", "navigation"].map((name) => [name, { problems: [unreachable] }]),
    ),
  },
  about: ({ userId, token, away }) => [userId, token, away],
}

export const shell = { session, kept, site, notices, viewport, navigation, shop }
