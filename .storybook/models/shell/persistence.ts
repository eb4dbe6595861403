/** Model of the persistence machine. */
import { locales } from "#domain/entities/locale.ts"
import { dress, goods } from "#book/fixtures/catalogue/goods.ts"
import { at } from "#book/fixtures/shell/story-date.ts"
import { address, nomin } from "#book/fixtures/identity/people.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { compareLimit } from "#domain/rules/lists/compare.ts"
import { draftOf } from "#machines/cart/checkout-form.ts"
import { persistenceMachine } from "#machines/shell/persistence.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(persistenceMachine, {
  inputs: [undefined],
  events: [
    { type: "persisted.changed", persisted: { ...emptyPersistedState, layout: "list" } },
    { type: "product.viewed", slug: dress.slug },
    { type: "search.made", text: "даашинз" },
    { type: "search.forgotten", text: "даашинз" },
    { type: "history.cleared" },
    { type: "layout.chosen", layout: "list" },
    { type: "theme.chosen", theme: "dark" },
    { type: "locale.chosen", locale: locales[1] },
    { type: "user.known", user: nomin },
    { type: "personal.cleared" },
    { type: "orderToken.given", token: "a-visitor" },
    { type: "address.typed", draft: draftOf(address) },
    { type: "payment.chosen", draft: { methodId: 2, receiptKind: "organization", registryNumber: "6123456" } },
    { type: "site.dated", fetchedAt: at(20, "16:00") },
    { type: "push.chosen", choice: "declined" },
    { type: "notification.dismissed", id: 1 },
    { type: "wishes.changed", ids: [dress.variantId] },
    { type: "lists.synced", lists: { searchHistory: [], bookmarks: [] } },
    { type: "lists.put", lists: { compare: goods.slice(1, compareLimit + 1).map(({ slug }) => slug) } },
    { type: "compare.toggle", slug: dress.slug },
    { type: "bookmark.toggle", id: dress.id },
  ],
  answers: {
    readPersisted: {
      values: [
        { persisted: { ...emptyPersistedState, searchHistory: ["даашинз", "цамц"] }, setAside: false },
        { persisted: emptyPersistedState, setAside: true },
      ],
      problems: [unreachable],
    },
    writePersisted: { values: [undefined], problems: [refused("Зай дууссан.")] },
  },
  distinguishedBy: ({ read, waiting, sent, persisted }) => [
    read,
    waiting.length > 0,
    waiting.length > sent,
    persisted.compare.length >= compareLimit,
  ],
  driver: {
    shopper: {
      "theme.chosen": ({ press }) => press("footer.theme.dark"),
      "locale.chosen": async ({ choose }) => choose(/^English$/u, "link"),
      "layout.chosen": ({ press }, { layout }) => press(`layout.${layout}`),
      "search.forgotten": {
        when: ({ context: { persisted } }, { text }) => persisted.searchHistory.includes(text),
        by: ({ press }, { text }) => press(["search.recent.remove", { text }]),
      },
      "history.cleared": {
        when: ({ context: { persisted } }) => persisted.searchHistory.length > 0,
        by: ({ press }) => press("search.recent.clear.label"),
      },
    },
    others: [
      "persisted.changed",
      "product.viewed",
      "search.made",
      "search.forgotten",
      "history.cleared",
      "user.known",
      "personal.cleared",
      "orderToken.given",
      "address.typed",
      "payment.chosen",
      "site.dated",
      "push.chosen",
      "notification.dismissed",
      "wishes.changed",
      "compare.toggle",
      "bookmark.toggle",
      "lists.synced",
      "lists.put",
    ],
  },
})
