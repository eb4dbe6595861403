/** Partner of the wallet as a merchant writes it. W5. */
import * as Schema from "effect/Schema"
import { LocalizedName } from "#domain/entities/localized-text.ts"
import { partnerMinimums } from "#domain/rules/wallet/wallet.ts"

export const PartnerContent = Schema.Struct({
  /** As the parts of wallets name it: `tenger-fuel`. */
  id: Schema.String.check(Schema.isPattern(/^[a-z0-9-]+$/)),
  name: LocalizedName,
  /** Minimum purchase in tugrik. */
  minimum: Schema.Literals(partnerMinimums),
})
export type PartnerContent = typeof PartnerContent.Type
