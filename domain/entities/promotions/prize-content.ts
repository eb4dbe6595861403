/** Prize of the wheel or the jackpot as a merchant writes it. C15. */
import * as Schema from "effect/Schema"
import { WrittenMoment } from "#domain/entities/content-moment.ts"
import { LocalizedName } from "#domain/entities/localized-text.ts"
import { DrawPrize, Game } from "./draw.ts"

const WholeAmount = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))

export const PrizeContent = Schema.Struct({
  /** As the odds of a draw name it, `3:160`; one that was drawn keeps its kind and amount. */
  id: WholeAmount,
  game: Game,
  kind: DrawPrize.fields.kind,
  name: LocalizedName,
  /** In tugrik; a ticket has none. */
  amount: Schema.optionalKey(WholeAmount),
  /** Its probability is its share of the weights of all prizes of the game. */
  weight: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000 })),
  /** How many there are in all, drawn ones too; without it, it never runs out. */
  quantity: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
  /** What a ticket is for. */
  event: Schema.optionalKey(Schema.Struct({ place: LocalizedName, starts: WrittenMoment })),
}).check(
  Schema.makeFilter(
    ({ kind, amount, event }) =>
      ((kind === "ticket") === (event !== undefined) && (kind === "ticket") === (amount === undefined)) || "content.prize",
  ),
)
export type PrizeContent = typeof PrizeContent.Type
