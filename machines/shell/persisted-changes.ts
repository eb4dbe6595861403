/** Changes of the persisted state. */
import type { AddressDraft } from "#domain/entities/account/address.ts"
import type { PaymentDraft } from "#domain/entities/cart/payment-draft.ts"
import type { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import type { Layout } from "#domain/entities/catalogue/listing.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Instant, ProductId, Slug, VariantId } from "#domain/entities/ids.ts"
import type { User } from "#domain/entities/identity/user.ts"
import { withCompareToggled } from "#domain/rules/lists/compare.ts"
import { withToggled } from "#domain/rules/lists/membership.ts"
import { isSameLists, type SyncedLists } from "#domain/rules/lists/synced-lists.ts"
import { withViewed } from "#domain/rules/lists/recently-viewed.ts"
import { withDismissed } from "#domain/rules/shell/dismissed-notifications.ts"
import { withoutSearch, mergedHistory, withSearch } from "#domain/rules/search/search-history.ts"

export type PersistedChange =
  | { readonly type: "product.viewed"; readonly slug: Slug }
  | { readonly type: "search.made"; readonly text: string }
  | { readonly type: "search.forgotten"; readonly text: string }
  | { readonly type: "history.cleared" }
  | { readonly type: "layout.chosen"; readonly layout: Layout }
  | { readonly type: "theme.chosen"; readonly theme: PersistedState["theme"] }
  | { readonly type: "locale.chosen"; readonly locale: Locale }
  | { readonly type: "user.known"; readonly user: User }
  /** Personal data is cleared at a logout; the device's own data stays. `isExpired`: the session has ended by itself, and the checkout drafts stay for the same user. */
  | { readonly type: "personal.cleared"; readonly isExpired?: boolean }
  /** The order token of a visitor's cart; `null` once it is placed or belongs to an account. */
  | { readonly type: "orderToken.given"; readonly token: string | null }
  /** `null` once the address is saved or the order is placed. */
  | { readonly type: "address.typed"; readonly draft: AddressDraft | null }
  /** `null` once the order is placed. */
  | { readonly type: "payment.chosen"; readonly draft: PaymentDraft | null }
  | { readonly type: "site.dated"; readonly fetchedAt: Instant }
  | { readonly type: "push.chosen"; readonly choice: NonNullable<PersistedState["pushChoice"]> }
  | { readonly type: "notification.dismissed"; readonly id: number }
  | { readonly type: "wishes.changed"; readonly ids: ReadonlyArray<VariantId> }
  /** A full compare list stays as it is. B16. */
  | { readonly type: "compare.toggle"; readonly slug: Slug }
  /** Saves a product, or removes it from the saved ones. B17. */
  | { readonly type: "bookmark.toggle"; readonly id: ProductId }
  /** The shop has stored the lists of the logged-in user. */
  | { readonly type: "lists.synced"; readonly lists: SyncedLists }
  /** Replaces whole lists, to clear or restore them. */
  | { readonly type: "lists.put"; readonly lists: Partial<DeviceLists> }

/** The lists that a shopper may clear. */
export type DeviceLists = Pick<PersistedState, "recentlyViewed" | "searchHistory" | "bookmarks" | "compare">

/** Fields of the device, which stay at a logout; every other field is personal. */
type DeviceField = "version" | "layout" | "theme" | "locale" | "pushChoice" | "dismissed" | "siteDataAt"

/** Personal fields of a new device, and of any device after a logout. */
const noPersonalData: Omit<PersistedState, DeviceField> = {
  user: null,
  orderToken: null,
  addressDraft: null,
  paymentDraft: null,
  draftsOf: null,
  recentlyViewed: [],
  searchHistory: [],
  compare: [],
  bookmarks: [],
  areListsUnsent: false,
  wishedIds: [],
}

/** Persisted state of a new device. */
export const emptyPersistedState: PersistedState = {
  ...noPersonalData,
  version: 2,
  layout: "grid",
  theme: "light",
  locale: null,
  pushChoice: null,
  dismissed: [],
  siteDataAt: null,
}

/** Lists once the user is known: those of the shop if this device has no unsent changes, otherwise both merged. */
const listsWith = (persisted: PersistedState, user: User): Pick<PersistedState, "searchHistory" | "bookmarks" | "areListsUnsent"> => {
  const { searchHistory, bookmarks } = user
  if (persisted.user?.id === user.id && !persisted.areListsUnsent) return { searchHistory, bookmarks, areListsUnsent: false }
  const merged = {
    searchHistory: mergedHistory(persisted.searchHistory, searchHistory),
    bookmarks: [...new Set([...bookmarks, ...persisted.bookmarks])],
  }
  return { ...merged, areListsUnsent: !isSameLists(merged, { searchHistory, bookmarks }) }
}

/** Checkout drafts after the session has ended, with the user for whom they are stored. */
const waitingDrafts = ({ user, addressDraft, paymentDraft, draftsOf }: PersistedState) => ({
  addressDraft,
  paymentDraft,
  draftsOf: user?.id ?? draftsOf,
})

/** Checkout drafts once the user is known; those of another user are dropped. */
const draftsFor = ({ addressDraft, paymentDraft, draftsOf }: PersistedState, { id }: User) =>
  draftsOf === null || draftsOf === id
    ? { addressDraft, paymentDraft, draftsOf: null }
    : { addressDraft: null, paymentDraft: null, draftsOf: null }

/** The state after a change. Lists of a logged-in user that it changes are marked as not sent. */
export const persistedAfter = (persisted: PersistedState, change: PersistedChange): PersistedState => {
  const next = changed(persisted, change)
  const isSameUser = persisted.user !== null && next.user?.id === persisted.user.id
  return isSameUser && change.type !== "user.known" && !isSameLists(persisted, next) ? { ...next, areListsUnsent: true } : next
}

/** Theme and locale once the user is known: those of the account at a login, those of the device afterwards. */
const themeAndLocale = ({ user, theme, locale }: PersistedState, shopper: User): Pick<PersistedState, "theme" | "locale"> =>
  user?.id === shopper.id ? { theme, locale } : { theme: shopper.theme ?? theme, locale: shopper.locale ?? locale }

const changed = (persisted: PersistedState, change: PersistedChange): PersistedState => {
  switch (change.type) {
    case "product.viewed":
      return { ...persisted, recentlyViewed: withViewed(persisted.recentlyViewed, change.slug) }
    case "search.made":
      return { ...persisted, searchHistory: withSearch(persisted.searchHistory, change.text) }
    case "search.forgotten":
      return { ...persisted, searchHistory: withoutSearch(persisted.searchHistory, change.text) }
    case "history.cleared":
      return { ...persisted, searchHistory: [] }
    case "layout.chosen":
      return { ...persisted, layout: change.layout }
    case "theme.chosen":
      return { ...persisted, theme: change.theme }
    case "locale.chosen":
      return { ...persisted, locale: change.locale }
    case "user.known":
      return {
        ...persisted,
        user: change.user,
        ...listsWith(persisted, change.user),
        ...themeAndLocale(persisted, change.user),
        ...draftsFor(persisted, change.user),
      }
    case "personal.cleared":
      return { ...persisted, ...noPersonalData, ...(change.isExpired === true && waitingDrafts(persisted)) }
    case "orderToken.given":
      return { ...persisted, orderToken: change.token }
    case "address.typed":
      return { ...persisted, addressDraft: change.draft }
    case "payment.chosen":
      return { ...persisted, paymentDraft: change.draft }
    case "site.dated":
      return { ...persisted, siteDataAt: change.fetchedAt }
    case "push.chosen":
      return { ...persisted, pushChoice: change.choice }
    case "notification.dismissed":
      return { ...persisted, dismissed: withDismissed(persisted.dismissed, change.id) }
    case "wishes.changed":
      return { ...persisted, wishedIds: change.ids }
    case "compare.toggle":
      return { ...persisted, compare: withCompareToggled(persisted.compare, change.slug).list }
    case "bookmark.toggle":
      return { ...persisted, bookmarks: withToggled<number>(persisted.bookmarks, change.id) }
    case "lists.synced":
      return { ...persisted, areListsUnsent: persisted.areListsUnsent && !isSameLists(persisted, change.lists) }
    case "lists.put":
      return { ...persisted, ...change.lists }
    default:
      return change satisfies never
  }
}
