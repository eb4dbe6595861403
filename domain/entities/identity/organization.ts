/** Organization that buys, for registration and business receipts. Specification §3, E4. */
import * as Schema from "effect/Schema"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

const identityFields = {
  name: Schema.NonEmptyString,
  /** Seven digits. */
  registryNumber: Schema.String.check(Schema.isPattern(/^\d{7}$/, { message: "v.org_register" })),
}

/** Organization as the state register names it. */
export const RegisteredOrganization = Schema.Struct(identityFields).pipe(Schema.encodeKeys({ registryNumber: "registry_number" }))
export type RegisteredOrganization = typeof RegisteredOrganization.Type

export const Organization = Schema.Struct({
  ...identityFields,
  phone: orElse(Schema.String, ""),
  address: orElse(Schema.String, ""),
  workerCount: orNull(LooseInt),
  activity: orElse(Schema.String, ""),
}).pipe(Schema.encodeKeys({ registryNumber: "registry_number", workerCount: "worker_count", activity: "activity_direction" }))
export type Organization = typeof Organization.Type
