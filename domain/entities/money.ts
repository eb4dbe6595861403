/** Schemas of amounts in whole tugrik and of percentages. Specification §9, I2. */
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { rounded } from "../rules/rounding.ts"
import { decimalOf } from "./wire-codecs.ts"

const decimal = SchemaTransformation.transform<number, string | number>({
  decode: (wire) => rounded(decimalOf(wire)),
  encode: (value) => value.toFixed(1),
})
const WireMoney = Schema.Union([Schema.String, Schema.Number])

/** Amount in tugrik, 0 or more. Encoded as a decimal string (`"129000.0"`), decoded from a string or number. */
export const Tugrik = WireMoney.pipe(Schema.decodeTo(Schema.Natural.pipe(Schema.brand("Tugrik")), decimal)).annotate({
  identifier: "Tugrik",
})
export type Tugrik = typeof Tugrik.Type

/** Amount that somebody asks for or agrees to: a fraction is refused, since rounding it would be another amount. */
export const WholeTugrik = WireMoney.pipe(
  Schema.decodeTo(
    Schema.Natural.pipe(Schema.brand("Tugrik")),
    SchemaTransformation.transform<number, string | number>({ decode: decimalOf, encode: (value) => value.toFixed(1) }),
  ),
).annotate({ identifier: "WholeTugrik" })

/** Signed change of an amount in tugrik: adjustments, lines of a statement. */
export const TugrikChange = WireMoney.pipe(Schema.decodeTo(Schema.Int.pipe(Schema.brand("TugrikChange")), decimal)).annotate({
  identifier: "TugrikChange",
})
export type TugrikChange = typeof TugrikChange.Type

/** Percentage from 0 to 100. */
export const Percent = WireMoney.pipe(
  Schema.decodeTo(
    Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 100 })).pipe(Schema.brand("Percent")),
    SchemaTransformation.transform<number, string | number>({
      decode: decimalOf,
      encode: (value) => value,
    }),
  ),
).annotate({ identifier: "Percent" })
export type Percent = typeof Percent.Type
