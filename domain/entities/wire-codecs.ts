/** How the outside writes things that it writes in more than one way. Each reads tolerantly and writes one form. */
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

/** A number on our side; `12`, `"12"` or `"12.0"` on the wire, written as a number. */
export const LooseNumber = Schema.Union([Schema.Number, Schema.String]).pipe(
  Schema.decodeTo(
    Schema.Finite,
    SchemaTransformation.transform<number, string | number>({
      decode: (wire) => (typeof wire === "string" && wire.trim() === "" ? Number.NaN : Number(wire)),
      encode: (value) => value,
    }),
  ),
)

/** A whole number on our side; a number or its text on the wire. */
export const LooseInt = LooseNumber.check(Schema.isInt())

/** Something that may be `null` or absent on the wire, and is `null` on our side. */
export const orNull = <S extends Schema.Constraint>(schema: S) =>
  Schema.NullOr(schema).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

const nullAsEmpty = <Item>(): Schema.Codec<ReadonlyArray<Item>, null> =>
  Schema.Null.pipe(
    Schema.decodeTo(
      Schema.Tuple([]),
      SchemaTransformation.transform<readonly [], null>({ decode: () => [], encode: () => null }),
    ),
  )

/** A list that may be `null` or absent on the wire, and is empty on our side then. */
export const listOf = <S extends Schema.Constraint>(schema: S) =>
  Schema.Union([Schema.Array(schema), nullAsEmpty<S["Type"]>()]).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

/** A field that may be absent, with the value it then has. */
export const orElse = <S extends Schema.Constraint>(schema: S, value: S["Encoded"]) =>
  Schema.withDecodingDefaultKey<S>(Effect.succeed(value))(schema)
