/** Call that looks up an organization by its registry number. */
import { RegisteredOrganization } from "#domain/entities/identity/organization.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

export const organization = endpoint({
  method: "GET",
  path: "/api/v2/organizations/:number",
  summary: "Name of an organization by its registry number of seven digits, as the state register has it; 404 where it has none.",
  answer: RegisteredOrganization,
})
