/** Adapter of the account's ports. */
import type { Problem } from "#domain/entities/problem.ts"
import type { AccountPorts } from "#machines/account/ports.ts"
import { boughtLines } from "#domain/rules/orders/bought-before.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import { compressedPicture } from "#adapters/browser/compress-picture.ts"
import { saveJson } from "#adapters/browser/save-file.ts"
import type { Search } from "#adapters/search/search.ts"
import type { Caller } from "./client/api-client.ts"
import type { SessionTokens } from "./client/session-tokens.ts"
import * as book from "./contract/account/addresses.ts"
import * as wallet from "./contract/account/cards.ts"
import * as calls from "./contract/account/profile.ts"
import * as settings from "./contract/account/settings.ts"
import { myOrders } from "./contract/orders/orders.ts"

const unreadable: Problem = { _tag: "Unreadable" }

/** A picture small enough to send. Throws `Unreadable` where the browser cannot read it. */
const readyPicture = async (file: File): Promise<File> =>
  compressedPicture(file).catch(() => {
    throw unreadable
  })

export const createAccountPorts = (
  { call }: Caller,
  search: Pick<Search, "byVariants">,
  session: Pick<SessionTokens, "keep">,
): AnswersOf<AccountPorts> => ({
  fetchProfile: (_, signal) => call(calls.profile, { signal, isReadOffline: true }),
  saveProfile: ({ version, person }, signal) => call(calls.updateProfile, { signal, body: { version, ...person } }),
  sendContactCode: (body, signal) => call(calls.contactCode, { signal, body }),
  changeContact: ({ field, contact, code }, signal) =>
    call(calls.updateProfile, { signal, body: field === "email" ? { email: contact, code } : { mobile: contact, code } }),
  sendConfirmation: (_, signal) => call(calls.confirmation, { signal }),
  prove: async (body, signal) => {
    await call(calls.prove, { signal, body })
  },
  changePassword: ({ password, confirmation, current, code }, signal) =>
    call(calls.updateProfile, { signal, body: { password, passwordConfirmation: confirmation, currentPassword: current, code } }),
  changePicture: async ({ file }, signal) => {
    if (!(file instanceof File)) throw unreadable
    await call(calls.updateAvatar, { signal, body: { avatar: await readyPicture(file) } })
  },
  removePicture: async (_, signal) => {
    await call(calls.removeAvatar, { signal })
  },
  fetchOverview: async (_, signal) => {
    const [profile, { items }] = await Promise.all([
      call(calls.profile, { signal, isReadOffline: true }),
      call(myOrders, { signal, query: { page: 1, group: null }, isReadOffline: true }),
    ])
    return { profile, orders: items }
  },
  fetchBought: async (_, signal) => {
    const lines = boughtLines((await call(myOrders, { signal, query: { page: 1, group: null } })).items)
    // The link of a product may have changed since; its variant has not.
    const tiles = await search.byVariants(
      lines.map(({ variantId }) => variantId),
      signal,
    )
    return lines.flatMap(({ product }) => tiles.find(({ id }) => id === product.id) ?? [])
  },
  fetchSettings: (_, signal) => call(settings.settings, { signal, isReadOffline: true }),
  saveSettings: (body, signal) => call(settings.saveSettings, { signal, body }),
  fetchAddresses: async (_, signal) => (await call(book.addresses, { signal, isReadOffline: true })).addresses,
  addAddress: async (body, signal) => (await call(book.addAddress, { signal, body })).addresses,
  changeAddress: async ({ id, ...body }, signal) =>
    (await call(book.changeAddress, { signal, params: { id: String(id) }, body })).addresses,
  removeAddress: async ({ id }, signal) => (await call(book.removeAddress, { signal, params: { id: String(id) } })).addresses,
  fetchCards: async (_, signal) => (await call(wallet.cards, { signal, isReadOffline: true })).cards,
  fetchAllCards: (_, signal) => call(wallet.allCards, { signal, isReadOffline: true }),
  registerCard: (body, signal) => call(wallet.registerCard, { signal, body }),
  removeCard: async (body, signal) => ({ url: null, cards: (await call(wallet.removeCard, { signal, body })).cards }),
  fetchDevices: async (_, signal) => (await call(settings.devices, { signal, isReadOffline: true })).devices,
  endDevice: async ({ id }, signal) => (await call(settings.logOutDevice, { signal, params: { id } })).devices,
  fetchSocialLinks: async (_, signal) => (await call(settings.socialLinks, { signal, isReadOffline: true })).identities,
  unlinkSocial: async ({ provider }, signal) => (await call(settings.unlinkSocial, { signal, params: { provider } })).identities,
  downloadEverything: async (_, signal) => saveJson("delguur.json", await call(settings.everything, { signal })),
  fetchLeaving: (_, signal) => call(settings.leaving, { signal }),
  deleteAccount: async (body, signal) => {
    await call(settings.deleteAccount, { signal, body })
    // The shop has ended the session with the account.
    session.keep(null)
  },
})
