/** Document that the browser stores between visits, version 2. Specification §4, B22. */
import * as Schema from "effect/Schema"
import { AddressDraft } from "#domain/entities/account/address.ts"
import { PaymentDraft } from "#domain/entities/cart/payment-draft.ts"
import { Instant, Slug } from "#domain/entities/ids.ts"
import { User } from "#domain/entities/identity/user.ts"
import { locales } from "#domain/entities/locale.ts"
import { listOf, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const persistedStateVersion = 2

export const PersistedState = Schema.Struct({
  version: Schema.Literal(persistedStateVersion),
  user: orNull(User),
  orderToken: orNull(Schema.String),
  /** Draft of the address step, until it is saved or the order is placed. */
  addressDraft: orNull(AddressDraft),
  /** Choices of the payment step, until the order is placed. */
  paymentDraft: orNull(PaymentDraft),
  /** Id of the user whose session ended before the drafts were used; they are restored for that user only. */
  draftsOf: orNull(Schema.Int),
  recentlyViewed: listOf(Slug),
  searchHistory: listOf(Schema.String),
  compare: listOf(Slug),
  bookmarks: listOf(Schema.Int),
  /** Whether searches or bookmarks of the logged-in user have changes that are not sent yet. */
  areListsUnsent: orElse(Schema.Boolean, false),
  wishedIds: listOf(Schema.Int),
  layout: orElse(Schema.Literals(["grid", "list"]), "grid"),
  /** `system`: the theme of the device. */
  theme: orElse(Schema.Literals(["light", "dark", "system"]), "light"),
  locale: orNull(Schema.Literals(locales)),
  pushChoice: orNull(Schema.Literals(["subscribed", "declined"])),
  /** Notifications of the site that were dismissed here. */
  dismissed: listOf(Schema.Int),
  siteDataAt: orNull(Instant),
})
export type PersistedState = typeof PersistedState.Type
