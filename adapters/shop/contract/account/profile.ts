/** Calls of the user's profile: personal data, contacts, password and picture. */
import * as Schema from "effect/Schema"
import { Profile } from "#domain/entities/account/profile.ts"
import { Gender } from "#domain/entities/identity/person.ts"
import { personWireNames } from "#domain/entities/identity/person-wire-names.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { EmptyResponse } from "#adapters/shop/contract/empty-response.ts"
import { CodeAnswer } from "#adapters/shop/contract/identity/identity.ts"
import { PictureFile } from "#adapters/shop/contract/picture-file.ts"
import { Name } from "#adapters/shop/contract/texts.ts"

const Birthday = Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\d$/, { message: "birthday.incorrect" }))

export const PersonChange = Schema.Struct({
  /** The version that was read; 409 where the profile has changed since. */
  version: LooseInt,
  lastName: orElse(Name, ""),
  firstName: orElse(Name, ""),
  birthday: orNull(Birthday),
  gender: orNull(Gender),
  occupation: orElse(Name, ""),
  registrationNumber: orNull(Name),
}).pipe(Schema.encodeKeys(personWireNames))

/** Proved by `currentPassword`, or by a `code` of `confirmation` where there is no password yet. */
export const PasswordChange = Schema.Struct({
  password: Schema.String,
  passwordConfirmation: Schema.String,
  currentPassword: orNull(Schema.String),
  code: orNull(Schema.String),
}).pipe(Schema.encodeKeys({ passwordConfirmation: "password_confirmation", currentPassword: "current_password" }))

/** `code` is the one that `contactCode` sent to the new contact. */
export const EmailChange = Schema.Struct({ email: Schema.NonEmptyString, code: Schema.NonEmptyString })
export const MobileChange = Schema.Struct({ mobile: Schema.NonEmptyString, code: Schema.NonEmptyString })

export const ProfileChange = Schema.Union([PasswordChange, EmailChange, MobileChange, PersonChange]).annotate({
  identifier: "ProfileChange",
})
export type ProfileChange = typeof ProfileChange.Type

export const profile = endpoint({
  method: "GET",
  path: "/api/v2/users/profile",
  summary: "Personal data and contacts of the user.",
  asker: "user",
  answer: Profile,
})

export const updateProfile = endpoint({
  method: "POST",
  path: "/api/v2/users/update_profile",
  summary: "Changes personal data, the password, the e-mail or the phone. A new password ends the user's other sessions.",
  asker: "user",
  body: ProfileChange,
  answer: Profile,
})

export const contactCode = endpoint({
  method: "POST",
  path: "/api/v2/users/contact_code",
  summary: "Sends a code to an e-mail or phone that is to become the user's; answers alike for one that is taken.",
  asker: "user",
  body: Schema.Struct({ contact: Schema.NonEmptyString }),
  answer: CodeAnswer,
})

export const prove = endpoint({
  method: "POST",
  path: "/api/v2/users/proof",
  summary: "Proves by the password, or a code of `confirmation`, that the user is there: for ten minutes and one change of a contact.",
  asker: "user",
  body: Schema.Struct({ password: orNull(Schema.String), code: orNull(Schema.String) }),
  answer: EmptyResponse,
})

export const confirmation = endpoint({
  method: "POST",
  path: "/api/v2/users/confirmation",
  summary: "Sends a code to the user's own confirmed contact, for what a password would allow.",
  asker: "user",
  answer: CodeAnswer,
})

export const updateAvatar = endpoint({
  method: "POST",
  path: "/api/v2/users/update_avatar",
  flag: "canUploadAvatar",
  summary: "Takes a jpeg or png picture of the user, cuts it square and re-encodes it. 403 where the site has no pictures of users.",
  asker: "user",
  body: Schema.Struct({ avatar: PictureFile }),
  accepts: ["multipart"],
  answer: Schema.Struct({ profile: Schema.String }),
})

export const removeAvatar = endpoint({
  method: "DELETE",
  path: "/api/v2/users/avatar",
  flag: "canUploadAvatar",
  summary: "Removes the user's picture.",
  asker: "user",
  answer: EmptyResponse,
})
