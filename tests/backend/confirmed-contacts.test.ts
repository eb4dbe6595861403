/** Confirmed contacts of a user, and the one to which a code goes. */
import { describe, expect, it } from "vitest"
import type { Carrier } from "#backend/notifications/carriers/carrier.ts"
import { codeContact, confirmedContacts } from "#backend/identity/confirmed-contacts.ts"

const row = { email: "bat@example.mn", email_confirmed: true, phone: "99112233", phone_confirmed: true }
const carrier: Carrier = { send: () => Promise.reject(new Error("not to be sent")) }

describe("confirmed contacts", () => {
  it("are those that can receive a message, the phone first", () => {
    expect(confirmedContacts(row).map(({ value }) => value)).toEqual(["99112233", "bat@example.mn"])
    expect(confirmedContacts({ ...row, phone_confirmed: false }).map(({ value }) => value)).toEqual(["bat@example.mn"])
    expect(confirmedContacts({ ...row, phone: "70110011" }).map(({ value }) => value)).toEqual(["bat@example.mn"])
    expect(confirmedContacts({ ...row, phone: null, email_confirmed: false })).toEqual([])
  })

  it("receive a code by a channel that the shop has: by e-mail where it has no SMS", () => {
    const to = (carriers: { readonly email: Carrier | null; readonly sms: Carrier | null }) => codeContact(row, { carriers })?.value
    expect([to({ email: carrier, sms: carrier }), to({ email: carrier, sms: null }), to({ email: null, sms: carrier })]).toEqual([
      "99112233",
      "bat@example.mn",
      "99112233",
    ])
  })
})
