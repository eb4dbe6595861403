/** What things cost: whole tugrik, the shop counts in no smaller coin. */
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { rounded } from "../rules/rounding.ts"

const decimal = SchemaTransformation.transform<number, string | number>({
  decode: (wire) => (typeof wire === "string" && wire.trim() === "" ? Number.NaN : rounded(Number(wire))),
  encode: (value) => value.toFixed(1),
})
const WireMoney = Schema.Union([Schema.String, Schema.Number])

/** An amount of money, zero or more, in tugrik. Sent as a decimal string (`"129000.0"`), read as string or number. */
export const Tugrik = WireMoney.pipe(Schema.decodeTo(Schema.Natural.pipe(Schema.brand("Tugrik")), decimal)).annotate({
  identifier: "Tugrik",
})
export type Tugrik = typeof Tugrik.Type

/** A change of an amount, with its sign: adjustments, lines of a statement. Tugrik. */
export const TugrikChange = WireMoney.pipe(
  Schema.decodeTo(Schema.Int.pipe(Schema.brand("TugrikChange")), decimal),
).annotate({ identifier: "TugrikChange" })
export type TugrikChange = typeof TugrikChange.Type

/** A part of a hundred. */
export const Percent = WireMoney.pipe(
  Schema.decodeTo(
    Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 100 })).pipe(Schema.brand("Percent")),
    SchemaTransformation.transform<number, string | number>({
      decode: (wire) => (typeof wire === "string" && wire.trim() === "" ? Number.NaN : Number(wire)),
      encode: (value) => value,
    }),
  ),
).annotate({ identifier: "Percent" })
export type Percent = typeof Percent.Type
