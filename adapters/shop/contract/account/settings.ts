/** Calls of the user's settings, devices and social logins, of the export of the user's data and of deleting the account. */
import * as Schema from "effect/Schema"
import { Device } from "#domain/entities/account/device.ts"
import { Leaving } from "#domain/entities/account/leaving.ts"
import { Settings, SettingsChange } from "#domain/entities/account/settings.ts"
import { SocialLink } from "#domain/entities/account/social-link.ts"
import { orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { EmptyResponse } from "#adapters/shop/contract/empty-response.ts"

export const settings = endpoint({
  method: "GET",
  path: "/api/v2/users/settings",
  summary: "Language, theme and notifications of the user.",
  asker: "user",
  answer: Settings,
})

export const saveSettings = endpoint({
  method: "PUT",
  path: "/api/v2/users/settings",
  summary: "Changes language, theme and notifications of the user; what the body lacks stays as it is.",
  asker: "user",
  body: SettingsChange,
  answer: Settings,
})

const Devices = Schema.Struct({ devices: Schema.Array(Device) })

export const devices = endpoint({
  method: "GET",
  path: "/api/v2/users/devices",
  summary: "Devices on which the user is logged in, the latest first.",
  asker: "user",
  answer: Devices,
})

export const logOutDevice = endpoint({
  method: "DELETE",
  path: "/api/v2/users/devices/:id",
  summary: "Logs the user out on one device; `others` on all but this one.",
  asker: "user",
  answer: Devices,
})

const SocialLinks = Schema.Struct({ identities: Schema.Array(SocialLink) })

export const socialLinks = endpoint({
  method: "GET",
  path: "/api/v2/users/identities",
  summary: "Social logins of the user, the latest first.",
  asker: "user",
  answer: SocialLinks,
})

export const unlinkSocial = endpoint({
  method: "DELETE",
  path: "/api/v2/users/identities/:provider",
  summary: "Unlinks a social login; 422 where nothing else would be left to log in by.",
  asker: "user",
  answer: SocialLinks,
})

export const everything = endpoint({
  method: "GET",
  path: "/api/v2/users/export",
  summary: "Everything that the shop knows of the user, by table.",
  asker: "user",
  answer: Schema.Record(Schema.String, Schema.Array(Schema.Unknown)).annotate({ identifier: "Export" }),
})

export const leaving = endpoint({
  method: "GET",
  path: "/api/v2/users/leaving",
  summary: "What the user would lose with the account: orders under way, money, cards.",
  asker: "user",
  answer: Leaving,
})

export const deleteAccount = endpoint({
  method: "POST",
  path: "/api/v2/users/leaving",
  summary: "Deletes the account. 409 while orders are under way.",
  asker: "user",
  body: Schema.Struct({ password: orNull(Schema.String), code: orNull(Schema.String) }),
  answer: EmptyResponse,
})
