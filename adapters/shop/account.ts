/** Adapter of the account's ports. */
import type { Problem } from "#domain/entities/problem.ts"
import type { AccountPorts } from "#machines/account/ports.ts"
import { boughtLines } from "#domain/rules/orders/bought-before.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import { compressedAvatar } from "#adapters/browser/compressed-pictures.ts"
import { saveJson } from "#adapters/browser/save-file.ts"
import type { Search } from "#adapters/search/search.ts"
import type { Caller } from "./client/api-client.ts"
import type { SessionTokens } from "./client/session-tokens.ts"
import * as addressCalls from "./contract/account/addresses.ts"
import * as cardCalls from "./contract/account/cards.ts"
import * as profileCalls from "./contract/account/profile.ts"
import * as settingsCalls from "./contract/account/settings.ts"
import { myOrders } from "./contract/orders/orders.ts"

const unreadable: Problem = { _tag: "Unreadable" }

/** A picture small enough to send. Throws `Unreadable` where the browser cannot read it. */
const readyPicture = async (file: File): Promise<File> =>
  compressedAvatar(file).catch(() => {
    throw unreadable
  })

export const createAccountPorts = (
  { call }: Caller,
  search: Pick<Search, "byVariants">,
  session: Pick<SessionTokens, "keep">,
): AnswersOf<AccountPorts> => ({
  fetchProfile: (_, signal) => call(profileCalls.profile, { signal, isReadOffline: true }),
  saveProfile: ({ version, person }, signal) => call(profileCalls.updateProfile, { signal, body: { version, ...person } }),
  sendContactCode: (body, signal) => call(profileCalls.contactCode, { signal, body }),
  changeContact: ({ field, contact, code }, signal) =>
    call(profileCalls.updateProfile, { signal, body: field === "email" ? { email: contact, code } : { mobile: contact, code } }),
  sendConfirmation: (_, signal) => call(profileCalls.confirmation, { signal }),
  prove: async (body, signal) => {
    await call(profileCalls.prove, { signal, body })
  },
  changePassword: ({ password, confirmation, current, code }, signal) =>
    call(profileCalls.updateProfile, { signal, body: { password, passwordConfirmation: confirmation, currentPassword: current, code } }),
  changePicture: async ({ file }, signal) => {
    if (!(file instanceof File)) throw unreadable
    await call(profileCalls.updateAvatar, { signal, body: { avatar: await readyPicture(file) } })
  },
  removePicture: async (_, signal) => {
    await call(profileCalls.removeAvatar, { signal })
  },
  fetchOverview: async (_, signal) => {
    const [profile, { items }] = await Promise.all([
      call(profileCalls.profile, { signal, isReadOffline: true }),
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
  fetchSettings: (_, signal) => call(settingsCalls.settings, { signal, isReadOffline: true }),
  saveSettings: (body, signal) => call(settingsCalls.saveSettings, { signal, body }),
  fetchAddresses: async (_, signal) => (await call(addressCalls.addresses, { signal, isReadOffline: true })).addresses,
  addAddress: async (body, signal) => (await call(addressCalls.addAddress, { signal, body })).addresses,
  changeAddress: async ({ id, ...body }, signal) =>
    (await call(addressCalls.changeAddress, { signal, params: { id: String(id) }, body })).addresses,
  removeAddress: async ({ id }, signal) => (await call(addressCalls.removeAddress, { signal, params: { id: String(id) } })).addresses,
  fetchCards: async (_, signal) => (await call(cardCalls.cards, { signal, isReadOffline: true })).cards,
  fetchAllCards: (_, signal) => call(cardCalls.allCards, { signal, isReadOffline: true }),
  registerCard: (body, signal) => call(cardCalls.registerCard, { signal, body }),
  removeCard: async (body, signal) => ({ url: null, cards: (await call(cardCalls.removeCard, { signal, body })).cards }),
  fetchDevices: async (_, signal) => (await call(settingsCalls.devices, { signal, isReadOffline: true })).devices,
  endDevice: async ({ id }, signal) => (await call(settingsCalls.logOutDevice, { signal, params: { id } })).devices,
  fetchSocialLinks: async (_, signal) => (await call(settingsCalls.socialLinks, { signal, isReadOffline: true })).identities,
  unlinkSocial: async ({ provider }, signal) => (await call(settingsCalls.unlinkSocial, { signal, params: { provider } })).identities,
  downloadEverything: async (_, signal) => saveJson("delguur.json", await call(settingsCalls.everything, { signal })),
  fetchLeaving: (_, signal) => call(settingsCalls.leaving, { signal }),
  deleteAccount: async (body, signal) => {
    await call(settingsCalls.deleteAccount, { signal, body })
    // The shop has ended the session with the account.
    session.keep(null)
  },
})
