/** Storage of a registration as typed so far, in this tab alone. */
import * as Schema from "effect/Schema"
import { RegistrationDraft } from "#domain/entities/identity/registration-draft.ts"
import type { IdentityPorts } from "#machines/identity/ports.ts"
import type { DeviceStorage } from "./device-storage.ts"

const key = "delguur.registration"
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(RegistrationDraft))

/** A draft of an older version of the shop counts as none. */
const decoded = (text: string): RegistrationDraft | null => {
  try {
    return decode(text)
  } catch {
    return null
  }
}

export const createDraftPorts = (storage: DeviceStorage): Pick<IdentityPorts, "readRegistration" | "keepRegistration"> => ({
  readRegistration: async () => {
    const text = storage.read(key)
    return text === null ? null : decoded(text)
  },
  keepRegistration: async ({ draft }) => storage.write(key, draft === null ? null : JSON.stringify(draft)),
})
