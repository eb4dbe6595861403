/** Calls of the account: profile, picture, settings, addresses, devices, data and deletion. Contract "Identity". */
import type { Hono } from "hono"
import type { Endpoint } from "#adapters/shop/contract/endpoint.ts"
import * as addresses from "#adapters/shop/contract/account/addresses.ts"
import * as profile from "#adapters/shop/contract/account/profile.ts"
import * as settings from "#adapters/shop/contract/account/settings.ts"
import { missing } from "#backend/http/refusal.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { count } from "#backend/http/rate-limiter.ts"
import type { Env, RequestContext } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import { sendCode } from "#backend/identity/one-time-codes.ts"
import { devicesOf, endDevice } from "#backend/identity/session-devices.ts"
import { loginOf } from "#backend/identity/login.ts"
import { confirm, prove, requireProof, sendConfirmation } from "#backend/identity/proof.ts"
import { endSessionsOf } from "#backend/identity/sessions.ts"
import type { BackendServices } from "#backend/services.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { otherDevices } from "#domain/rules/account/devices.ts"
import { addAddress, addressesOf, changeAddress, removeAddress } from "./addresses.ts"
import { cardRoutes } from "./card-routes.ts"
import { deleteUser, leavingOf } from "./leaving.ts"
import { userPictureAddress } from "#backend/identity/own-user.ts"
import { pictureBytes, removePicture, storePicture } from "./picture.ts"
import { changeContact, changePassword, changePerson, profileOf } from "./profile.ts"
import { socialLinksOf, unlinkSocial } from "./social-links.ts"
import { changeSettings, settingsOf } from "#backend/notifications/user-settings.ts"
import { exportOf } from "./user-export.ts"

/** A picture's name is never used for another, so that browsers may cache it for ever. */
const pictureHeaders = {
  "Content-Type": "image/jpeg",
  "Cache-Control": "private, max-age=31536000, immutable",
  "X-Content-Type-Options": "nosniff",
}

/** Id of the session's family; `null` where the caller has none. */
const sessionOf = ({ user }: RequestContext<Endpoint>["shopper"]): string | null => user?.session ?? null

const profileRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { db, config } = services
  serve(app, services, profile.profile, ({ userId }) => profileOf(services, userId))
  serve(app, services, profile.updateProfile, async ({ body, userId, address, locale, now, shopper }) => {
    const request = { userId, address, locale, now, session: sessionOf(shopper) }
    if ("password" in body) await changePassword(services, body, request)
    else if ("email" in body) await changeContact(services, "email", body.email, body.code, request)
    else if ("mobile" in body) await changeContact(services, "mobile", body.mobile, body.code, request)
    else await changePerson(services, userId, body, now)
    return profileOf(services, userId)
  })
  serve(app, services, profile.contactCode, async ({ body, userId, address, locale, now, shopper }) => {
    const login = loginOf(body.contact)
    await requireProof(db, login, { userId, now, session: sessionOf(shopper) })
    await count(db, `contact codes of user ${userId}`, limits.contactCodes, now)
    return sendCode(services, { login, purpose: "contact", address }, locale)
  })
  serve(app, services, profile.prove, async ({ body, userId, address, now, shopper }) => {
    await prove(services, body, { userId, address, now, session: sessionOf(shopper) })
    return {}
  })
  serve(app, services, profile.confirmation, (request) => sendConfirmation(services, request))
  serve(app, services, profile.updateAvatar, async ({ body, userId, now }) => {
    await count(db, `pictures of user ${userId}`, limits.userPictures, now)
    return { profile: userPictureAddress(await storePicture(services, userId, body.avatar, now)) }
  })
  serve(app, services, profile.removeAvatar, async ({ userId }) => {
    await removePicture(db, userId)
    return {}
  })
  app.get(userPictureAddress(":name"), async (c) => {
    const bytes = config.site.flags.canUploadAvatar ? await pictureBytes(services, c.req.param("name") ?? "") : null
    if (bytes === null) return c.body(null, 404, { "Cache-Control": "no-store" })
    return c.body(new Uint8Array(bytes), 200, pictureHeaders)
  })
}

const settingsRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { db } = services
  serve(app, services, settings.settings, ({ userId }) => settingsOf(db, userId))
  serve(app, services, settings.saveSettings, ({ userId, body }) => changeSettings(db, userId, body))
  serve(app, services, settings.devices, async ({ userId, shopper }) => ({
    devices: await devicesOf(db, userId, sessionOf(shopper)),
  }))
  serve(app, services, settings.logOutDevice, async ({ userId, params, shopper }) => {
    const session = sessionOf(shopper)
    if (params.id === otherDevices) await endSessionsOf(db, userId, session)
    else if (!(await endDevice(db, userId, params.id))) throw missing("device.none")
    return { devices: await devicesOf(db, userId, session) }
  })
  serve(app, services, settings.socialLinks, async ({ userId }) => ({ identities: await socialLinksOf(db, userId) }))
  serve(app, services, settings.unlinkSocial, async ({ userId, params, locale, now }) => {
    await unlinkSocial(services, params.provider, { userId, locale, now })
    return { identities: await socialLinksOf(db, userId) }
  })
  serve(app, services, settings.everything, async ({ userId, now }) => {
    await count(db, `exports of ${userId}`, limits.exports, now)
    return exportOf(db, userId)
  })
  serve(app, services, settings.leaving, ({ userId, now }) => leavingOf(db, userId, now))
  serve(app, services, settings.deleteAccount, async ({ body, userId, address, now }) => {
    const { needsTan } = await leavingOf(db, userId, now)
    await confirm(services, { ...body, field: "password", isTan: needsTan }, { userId, address, now })
    await deleteUser(db, userId, now)
    return {}
  })
}

const addressRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { db } = services
  const addressBook = async ({ userId, locale }: { readonly userId: number; readonly locale: Locale }) => ({
    addresses: await addressesOf(db, userId, locale),
  })
  serve(app, services, addresses.addresses, addressBook)
  serve(app, services, addresses.addAddress, async (request) => {
    await addAddress(db, request.userId, request.body, request.now)
    return addressBook(request)
  })
  serve(app, services, addresses.changeAddress, async (request) => {
    await changeAddress(db, request.userId, request.params.id, request.body)
    return addressBook(request)
  })
  serve(app, services, addresses.removeAddress, async (request) => {
    await removeAddress(db, request.userId, request.params.id)
    return addressBook(request)
  })
}

export const accountRoutes = (app: Hono<Env>, services: BackendServices): void => {
  profileRoutes(app, services)
  settingsRoutes(app, services)
  addressRoutes(app, services)
  cardRoutes(app, services)
}
