/** Arbitrary variants with a few colours and sizes, some sold out, some combinations missing. */
import fc from "fast-check"
import type { VariantId } from "#domain/entities/ids.ts"
import type { OptionValue, Variant } from "#domain/entities/catalogue/product.ts"
import { tugrik } from "#domain/rules/money.ts"

const labels: Readonly<Record<string, string>> = { colour: "Өнгө", clothing_size: "Хэмжээ", pack_size: "Савлагаа" }

export const option = (key: string, value: string): OptionValue => ({
  key,
  label: labels[key] ?? key,
  value,
  presentation: value,
  hex: null,
})

/** Variant with these options: `variant(1, { colour: "Хар" }, 4)`. */
export const variant = (id: number, choice: Readonly<Record<string, string>>, totalOnHand: number): Variant => ({
  id: id as VariantId,
  sku: `TSM200-01-${id}`,
  optionValues: Object.entries(choice).map(([key, value]) => option(key, value)),
  image: null,
  price: tugrik(129_000),
  sellingPrice: tugrik(99_000),
  totalOnHand,
})

const optionChoice = fc.record({
  colour: fc.constantFrom("Хар", "Цагаан", "Улаан"),
  clothing_size: fc.constantFrom("S", "M", "L"),
  pack_size: fc.constantFrom("1", "2"),
})

/** Variants of one product, each with a value in the same one to three groups. */
export const variants: fc.Arbitrary<ReadonlyArray<Variant>> = fc
  .tuple(
    fc.subarray(["colour", "clothing_size", "pack_size"] as const, { minLength: 1 }),
    fc.array(fc.tuple(optionChoice, fc.nat(3)), { minLength: 1, maxLength: 8 }),
  )
  .map(([keys, drafts]) => {
    const choices = new Map(
      drafts.map(([all, onHand]) => {
        const choice = Object.fromEntries(keys.map((key) => [key, all[key]]))
        return [JSON.stringify(choice), { choice, onHand }]
      }),
    )
    return [...choices.values()].map(({ choice, onHand }, index) => variant(index + 1, choice, onHand))
  })
