import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import { describe, expect, it } from "vitest"
import { Instant } from "#domain/entities/ids.ts"
import { PersistedState, persistedStateVersion } from "#domain/entities/shell/persisted-state.ts"
import { Percent, Tugrik, TugrikChange, WholeTugrik } from "#domain/entities/money.ts"
import { Order } from "#domain/entities/orders/order.ts"
import { Product } from "#domain/entities/catalogue/product.ts"
import { User } from "#domain/entities/identity/user.ts"
import { listOf, LooseInt, LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import orders from "../../samples/orders/order.json" with { type: "json" }
import products from "../../samples/catalogue/product.json" with { type: "json" }

const read = <S extends Schema.Codec<unknown, unknown>>(schema: S, wire: unknown): S["Type"] => Schema.decodeUnknownSync(schema)(wire)
const refused = (schema: Schema.Codec<unknown, unknown>, wire: unknown): boolean =>
  Result.isFailure(Schema.decodeUnknownResult(schema)(wire))

/** Paths of the errors in a document: `lineItems.0.quantity`. */
const faults = (schema: Schema.Codec<unknown, unknown>, wire: unknown): ReadonlyArray<string> => {
  const result = Schema.decodeUnknownResult(schema)(wire, { errors: "all" })
  if (Result.isSuccess(result)) return []
  const { issues } = SchemaIssue.makeFormatterStandardSchemaV1()(result.failure.issue)
  return [...new Set(issues.map(({ path = [] }) => path.map(String).join(".")))]
}

/** Texts that JavaScript reads as numbers and people do not. */
const notDecimal = ["0x10", "2e0", "1e3", "0b11", "0o7", "Infinity", " 2", "2 ", "+2", ".5", "2.", "1_000", "٢", ""]

describe("amounts on the wire", () => {
  it("are decimal strings or numbers, rounded half away from zero", () => {
    const onWire = ["129000.0", "22090.91", "0.5", 129000, "129000"]
    expect(onWire.map((wire) => read(Tugrik, wire))).toEqual([129_000, 22_091, 1, 129_000, 129_000])
    expect(["-20000.0", "-0.5", 0].map((wire) => read(TugrikChange, wire))).toEqual([-20_000, -1, 0])
    expect(Schema.encodeSync(Tugrik)(read(Tugrik, 129000))).toBe("129000.0")
  })

  it("are refused when malformed", () => {
    const malformed = ["", " ", "abc", null, undefined, Number.NaN, "Infinity", {}, true]
    for (const wire of malformed) expect(refused(Tugrik, wire)).toBe(true)
    expect(refused(Tugrik, "-1.0")).toBe(true)
    expect(read(Tugrik, "-0.2")).toBe(0)
  })

  it("are plain decimals, whole where whole ones are required", () => {
    for (const wire of notDecimal)
      for (const schema of [Tugrik, TugrikChange, WholeTugrik, Percent]) expect(refused(schema, wire)).toBe(true)
    expect(["20000.0", "20000", 20_000].map((wire) => read(WholeTugrik, wire))).toEqual([20_000, 20_000, 20_000])
    for (const wire of [20_000.5, "20000.5", "0.4", -1]) expect(refused(WholeTugrik, wire)).toBe(true)
  })

  it("include percentages from 0 to 100", () => {
    expect([read(Percent, "12.5"), read(Percent, 100)]).toEqual([12.5, 100])
    for (const wire of [-1, "100.1", ""]) expect(refused(Percent, wire)).toBe(true)
  })
})

describe("numbers on the wire", () => {
  it("may be text", () => {
    expect([read(LooseInt, "3"), read(LooseInt, 3), read(LooseInt, "3.0"), read(LooseNumber, "4.5")]).toEqual([3, 3, 3, 4.5])
  })

  it("are refused when malformed, or fractional where integers are needed", () => {
    for (const wire of ["", "x", null, "3.5", 3.5]) expect(refused(LooseInt, wire)).toBe(true)
    for (const wire of ["", "x", null, "Infinity"]) expect(refused(LooseNumber, wire)).toBe(true)
    for (const wire of notDecimal) expect([refused(LooseInt, wire), refused(LooseNumber, wire)]).toEqual([true, true])
  })
})

describe("absent keys", () => {
  const Sample = Schema.Struct({ note: orNull(Schema.String), tags: listOf(Schema.String), count: orElse(LooseInt, 1) })

  it("decode to null, an empty list or the default", () => {
    expect(read(Sample, {})).toEqual({ note: null, tags: [], count: 1 })
    expect(read(Sample, { note: null, tags: null })).toEqual({ note: null, tags: [], count: 1 })
    expect(read(Sample, { note: "a", tags: ["b"], count: "2", unknown: true })).toEqual({ note: "a", tags: ["b"], count: 2 })
  })

  it("are refused when present with another type", () => {
    expect(faults(Sample, { note: 1, tags: "b", count: {} })).toEqual(["note", "tags", "count"])
  })
})

describe("an instant on the wire", () => {
  it("has a date, a time and an offset", () => {
    for (const wire of ["2025-11-07T14:05:09.000+08:00", "2025-11-07T06:05Z", "2025-11-07T14:05:09+0800"])
      expect(read(Instant, wire)).toBe(wire)
  })

  it.each([
    ["a date alone", "2025-11-07"],
    ["no offset", "2025-11-07T14:05:09"],
    ["month 13", "2025-13-07T14:05:09Z"],
    ["day 32", "2025-11-32T14:05:09Z"],
    ["hour 24", "2025-11-07T24:05:09Z"],
    ["minute 60", "2025-11-07T14:60:09Z"],
    ["a number of seconds", 1762495509],
  ])("is refused with %s", (_, wire) => {
    expect(refused(Instant, wire)).toBe(true)
  })
})

describe("documents", () => {
  it("report the path of an error", () => {
    const [order] = orders as ReadonlyArray<{ readonly line_items: ReadonlyArray<object> | null }>
    const [line] = order?.line_items ?? []
    expect(faults(Order, { ...order, line_items: [{ ...line, product: null }] })).toEqual(["line_items.0.product"])
    expect(faults(Order, { ...order, total: "a lot", line_items: [{ ...line, quantity: "many" }] })).toEqual([
      "lineItems.0.quantity",
      "total",
    ])
  })

  it("of orders ignore Spree's additional keys [E5]", () => {
    const [order, bare] = (orders as ReadonlyArray<unknown>).map((wire) => read(Order, wire))
    expect(order).toMatchObject({ number: "R402913578", total: 243_000, taxTotal: 22_091, couponCodes: ["WINTER10"] })
    expect(order?.lineItems[0]).toMatchObject({ variantId: 77, quantity: 2, price: 129_000, product: { brand: "tselmen" } })
    expect(order?.adjustments[0]?.amount).toBe(-20_000)
    expect(bare).toMatchObject({ state: "cart", lineItems: [], wallet: null, totalQuantity: 0 })
  })

  it("of products decode with variants and without [E1]", () => {
    const [coat, book] = (products as ReadonlyArray<unknown>).map((wire) => read(Product, wire))
    expect(coat?.variants[0]?.optionValues.map(({ key, value }) => `${key}=${value}`)).toEqual(["colour=Шаргал", "clothing_size=M"])
    expect(coat?.l3?.permalink).toBe("women/clothing/outerwear/coats")
    expect(book).toMatchObject({ id: 10, price: 15_900, sellingPrice: 15_900, variants: [], badges: [], totalOnHand: 3, store: null })
  })

  it("of users replace the square picture by the large one [E3]", () => {
    expect(read(User, { id: 1, login: "a", profile: "https://shop.example.mn/u/17/square.jpg" }).profile).toBe(
      "https://shop.example.mn/u/17/large.jpg",
    )
  })

  it("in the browser's storage have version 2 [B22] [W13]", () => {
    expect(persistedStateVersion).toBe(2)
    expect(refused(PersistedState, { version: 1 })).toBe(true)
    expect(read(PersistedState, { version: 2 })).toMatchObject({ theme: "light", layout: "grid", recentlyViewed: [] })
  })
})
