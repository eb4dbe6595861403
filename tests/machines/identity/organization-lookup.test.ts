/** Look-up of an organization's name by its registry number. */
import { describe, expect, it } from "vitest"
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { emptyDetails } from "#domain/entities/identity/registration-details.ts"
import { joinLookup } from "#machines/identity/joins.ts"
import { organizationLookupMachine } from "#machines/identity/organization-lookup.ts"
import { registrationMachine } from "#machines/identity/registration.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const number = "6041238"
const name = "Хангай Агаар ХХК"

describe("the look-up of an organization", () => {
  it("is requested once for a complete number, and again for another [E4]", async () => {
    const { actor, last, requests, emitted } = startTestActor(organizationLookupMachine, undefined)
    for (const typed of ["604", "604 1238", number, "60412"]) actor.send({ type: "number.known", number: typed })
    expect(requests.map(({ input }) => input)).toEqual([{ registryNumber: number }])
    expect(last("fetchOrganization").isAborted()).toBe(true)
    actor.send({ type: "number.known", number })
    await last("fetchOrganization").answer({ registryNumber: number, name })
    expect(actor.getSnapshot()).toMatchObject({ value: "found", context: { name } })
    expect(emitted).toEqual([{ type: "organization.found", number, name }])
  })

  it("distinguishes an unknown number from a register that fails", async () => {
    const { actor, last } = startTestActor(organizationLookupMachine, undefined)
    actor.send({ type: "number.known", number })
    await last("fetchOrganization").refuse(unreachable)
    expect(actor.getSnapshot().value).toBe("failed")
    actor.send({ type: "lookup.retry" })
    await last("fetchOrganization").refuse(missing)
    expect(actor.getSnapshot().value).toBe("unknown")
  })
})

describe("the name of a registration", () => {
  const opened = async (typed: string) => {
    const registration = startTestActor(registrationMachine, { next: "/" })
    const lookup = startTestActor(organizationLookupMachine, undefined)
    await registration.last("readRegistration").answer({
      kind: "organization",
      login: "99112233",
      signUpToken: "a-token",
      social: null,
      typed: { ...emptyDetails, name: typed },
    })
    joinLookup({ registration: registration.actor, lookup: lookup.actor })
    registration.actor.send({ type: "field.type", field: "registryNumber", value: number })
    await lookup.last("fetchOrganization").answer({ registryNumber: number, name })
    return { ...registration, lookup, name: () => registration.actor.getSnapshot().context.form.name }
  }

  it("is the register's, and follows another number [E4]", async () => {
    const { actor, lookup, name: shown } = await opened("")
    expect(shown()).toBe(name)
    actor.send({ type: "field.type", field: "registryNumber", value: "5123456" })
    await lookup.last("fetchOrganization").answer({ registryNumber: "5123456", name: "Алтан Тал Трейд ХХК" })
    expect(shown()).toBe("Алтан Тал Трейд ХХК")
  })

  it("follows another number too where it comes from a draft [E4]", async () => {
    const { actor, lookup, name: shown } = await opened(name)
    actor.send({ type: "field.type", field: "registryNumber", value: "5123456" })
    await lookup.last("fetchOrganization").answer({ registryNumber: "5123456", name: "Алтан Тал Трейд ХХК" })
    expect(shown()).toBe("Алтан Тал Трейд ХХК")
  })

  it("stays as it was typed", async () => {
    expect((await opened("Миний компани")).name()).toBe("Миний компани")
  })
})
