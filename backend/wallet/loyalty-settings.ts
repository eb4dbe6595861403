/** Purchases that the loyalty levels of a site need: their schema in the file of settings, and their order. */
import * as Schema from "effect/Schema"
import { Tugrik } from "#domain/entities/money.ts"
import { loyaltyLevels, type LoyaltyTerms } from "#domain/rules/wallet/loyalty.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"

export const LoyaltySettings = Schema.Struct({ silver: Schema.optionalKey(Tugrik), gold: Schema.optionalKey(Tugrik) })

/** Throws an `OperatorError` for a level that does not need more than the one before it; `located` adds the location in the configuration. */
export const requireRisingLevels = (terms: LoyaltyTerms, located: (level: string, reason: MessageRef) => MessageRef): void => {
  const levels = loyaltyLevels(terms)
  for (const [at, { level, from }] of levels.entries()) {
    const before = levels[at - 1]
    if (before === undefined || from > before.from) continue
    const expected = { key: "setting.kind.atLeast", values: { bound: before.from + 1 } } as const
    throw new OperatorError(located(level, { key: "setting.expected", values: { expected } }))
  }
}
