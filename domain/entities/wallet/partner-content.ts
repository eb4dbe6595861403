/** Partner of the wallet as a merchant writes it. W5. */
import * as Schema from "effect/Schema"
import { LocalizedName } from "#domain/entities/localized-text.ts"

export const PartnerContent = Schema.Struct({
  /** As the parts of wallets name it: `tenger-fuel`. */
  id: Schema.String.check(Schema.isPattern(/^[a-z0-9-]+$/, { message: "setting.rule.small" })),
  name: LocalizedName,
  /** Minimum purchase in tugrik; the site's `partner_minimum` where it is left out. */
  minimum: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
})
export type PartnerContent = typeof PartnerContent.Type
