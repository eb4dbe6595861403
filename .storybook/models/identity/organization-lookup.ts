/** Model of the organization look-up machine. */
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { organizationLookupMachine } from "#machines/identity/organization-lookup.ts"
import { modelOf } from "#book/models/model.ts"

const number = "6041238"

export const model = modelOf(organizationLookupMachine, {
  inputs: [undefined],
  events: [{ type: "number.known", number }, { type: "number.known", number: "604" }, { type: "lookup.retry" }],
  answers: { fetchOrganization: { values: [{ registryNumber: number, name: "Хангай Агаар ХХК" }], problems: [missing, unreachable] } },
  distinguishedBy: ({ number, name }) => [number, name],
  driver: {
    shopper: { "lookup.retry": ({ press }) => press("organization.retry") },
    others: ["number.known"],
  },
})
