/** Logged-in shopper. Specification §3, E3. */
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { Device } from "#domain/entities/account/device.ts"
import { Gender } from "#domain/entities/identity/person.ts"
import { Address } from "#domain/entities/account/address.ts"
import { locales } from "#domain/entities/locale.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** URL of the profile picture; the size `square` in it is decoded as `large`. */
const ProfilePicture = Schema.String.pipe(
  Schema.decodeTo(
    Schema.String,
    SchemaTransformation.transform({
      decode: (url: string) => url.replace("square", "large"),
      encode: (url: string) => url,
    }),
  ),
)

export const User = Schema.Struct({
  id: LooseInt,
  email: orNull(Schema.String),
  mobile: orNull(Schema.String),
  login: Schema.String,
  firstName: orElse(Schema.String, ""),
  lastName: orElse(Schema.String, ""),
  fullName: orElse(Schema.String, ""),
  profile: orNull(ProfilePicture),
  /** Gender for the title, `Mr` or `Ms`. */
  gender: orNull(Gender),
  /** Balance of all wallet parts. */
  wallet: orElse(Tugrik, "0.0"),
  orderCount: orElse(LooseInt, 0),
  searchHistory: listOf(Schema.String),
  bookmarks: listOf(LooseInt),
  /** Whether the user administers the website. */
  isAdministrator: orElse(Schema.Boolean, false),
  /** Device and time of the present login. */
  loginData: orNull(Device),
  /** Address of the last order. */
  shipAddress: orNull(Address),
  /** Theme and language of the account's settings; `null` where never chosen. */
  theme: orNull(Schema.Literals(["light", "dark", "system"])),
  locale: orNull(Schema.Literals(locales)),
}).pipe(
  Schema.encodeKeys({
    firstName: "first_name",
    lastName: "last_name",
    fullName: "full_name",
    orderCount: "order_count",
    isAdministrator: "website_admin",
    shipAddress: "ship_address",
  }),
)
export type User = typeof User.Type
