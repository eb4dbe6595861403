/** Codecs for values that servers write in several forms: each decodes all forms and encodes one. */
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

/** Number that a wire value says in plain decimal digits, `12`, `"12"` or `"12.0"`; not a number for `"0x10"`, `"2e0"` and blank text. */
export const decimalOf = (wire: string | number): number =>
  typeof wire === "number" ? wire : /^-?\d{1,17}(\.\d{1,17})?$/.test(wire) ? Number(wire) : Number.NaN

/** Number; decodes `12`, `"12"` and `"12.0"`, refuses other text, encodes a number. */
export const LooseNumber = Schema.Union([Schema.Number, Schema.String]).pipe(
  Schema.decodeTo(
    Schema.Finite,
    SchemaTransformation.transform<number, string | number>({
      decode: decimalOf,
      encode: (value) => value,
    }),
  ),
)

/** Integer; decodes a number or its text. */
export const LooseInt = LooseNumber.check(Schema.isInt())

/** `null` where the wire has `null` or lacks the key. */
export const orNull = <S extends Schema.Constraint>(schema: S) =>
  Schema.NullOr(schema).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

const nullAsEmpty = <Item>(): Schema.Codec<ReadonlyArray<Item>, null> =>
  Schema.Null.pipe(
    Schema.decodeTo(Schema.Tuple([]), SchemaTransformation.transform<readonly [], null>({ decode: () => [], encode: () => null })),
  )

/** Empty list where the wire has `null` or lacks the key. */
export const listOf = <S extends Schema.Constraint>(schema: S) =>
  Schema.Union([Schema.Array(schema), nullAsEmpty<S["Type"]>()]).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

/** `value`, in wire form, where the wire lacks the key; `null` is refused. */
export const orElse = <S extends Schema.Constraint>(schema: S, value: S["Encoded"]) =>
  Schema.withDecodingDefaultKey<S>(Effect.succeed(value))(schema)
