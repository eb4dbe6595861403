/** Ports of consent: the answer under its own key of this device's storage, and the services in this browser. */
import { ConsentRecord } from "#domain/entities/shell/consent.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { consentVersion } from "#domain/rules/shell/consent.ts"
import type { ShellPorts } from "#machines/shell/ports.ts"
import { consentKey } from "#adapters/persistence/storage-keys.ts"
import { decodedJson } from "./decoded-json.ts"
import type { DeviceStorage } from "./device-storage.ts"

/** Loaded with the first service, since most shops have none. */
const services = () => import("#adapters/browser/outside-services.ts")

export type ConsentPorts = Pick<ShellPorts, "readConsent" | "writeConsent" | "startServices" | "withdrawServices" | "turnChat">

export const createConsentPorts = (storage: DeviceStorage, reload: () => Promise<void>, now: () => number = Date.now): ConsentPorts => ({
  readConsent: async () => decodedJson(ConsentRecord, storage.read(consentKey)),
  writeConsent: async ({ asked, allowed }) => {
    storage.write(consentKey, JSON.stringify({ version: consentVersion, asked, allowed, at: instantOf(now()) } satisfies ConsentRecord))
  },
  startServices: async (input) => {
    if (input.services.length > 0) await (await services()).startServices(input.services)
  },
  withdrawServices: async (input) => {
    ;(await services()).withdrawStorage(input.services)
    await reload()
  },
  turnChat: async ({ open }) => (await services()).turnChat(open),
})
