import { describe, expect, it } from "vitest"
import { memoryStorage } from "#adapters/persistence/device-storage.ts"
import { createDraftPorts } from "#adapters/persistence/registration-draft.ts"
import { emptyDetails } from "#domain/entities/identity/registration-details.ts"

const draft = {
  kind: "person",
  social: null,
  login: "8811 4455",
  signUpToken: "a-token",
  typed: { ...emptyDetails, lastName: "Ганбат", gender: "male" },
} as const

describe("registration draft", () => {
  it("survives a reload, until it is deleted [B29]", async () => {
    const storage = memoryStorage()
    await createDraftPorts(storage).keepRegistration({ draft })
    expect(await createDraftPorts(storage).readRegistration()).toEqual(draft)
    await createDraftPorts(storage).keepRegistration({ draft: null })
    expect(await createDraftPorts(storage).readRegistration()).toBeNull()
  })

  it("is none where the stored text is malformed", async () => {
    const storage = memoryStorage()
    for (const text of ["{", "{}", JSON.stringify({ ...draft, typed: {} })]) {
      storage.write("delguur.registration", text)
      expect(await createDraftPorts(storage).readRegistration()).toBeNull()
    }
  })
})
