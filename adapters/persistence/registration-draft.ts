/** Storage of a registration as typed so far, in this tab alone. */
import { RegistrationDraft } from "#domain/entities/identity/registration-draft.ts"
import type { IdentityPorts } from "#machines/identity/ports.ts"
import { decodedJson } from "./decoded-json.ts"
import type { DeviceStorage } from "./device-storage.ts"

const key = "delguur.registration"

export const createDraftPorts = (storage: DeviceStorage): Pick<IdentityPorts, "readRegistration" | "keepRegistration"> => ({
  readRegistration: async () => decodedJson(RegistrationDraft, storage.read(key)),
  keepRegistration: async ({ draft }) => storage.write(key, draft === null ? null : JSON.stringify(draft)),
})
