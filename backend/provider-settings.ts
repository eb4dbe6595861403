/** Settings of outside companies in the site's configuration file: who collects payments, names organizations, and files receipts. */
import * as Schema from "effect/Schema"
import { listOf, orNull } from "#domain/entities/wire-codecs.ts"
import { address } from "./payments/provider-module.ts"
import { PaymentSettings } from "./payments/provider-modules.ts"
import { ReceiptSettings } from "./receipts/receipt-settings.ts"

/** Register that names organizations by their number. */
const RegisterSettings = Schema.Struct({ provider: Schema.Literal("ebarimt"), url: address("https://info.ebarimt.mn") })

export const ProviderSettings = Schema.Struct({
  payments: listOf(PaymentSettings),
  organizations: orNull(RegisterSettings),
  receipts: orNull(ReceiptSettings),
})
export type ProviderSettings = typeof ProviderSettings.Type

export const noProviders: ProviderSettings = { payments: [], organizations: null, receipts: null }
