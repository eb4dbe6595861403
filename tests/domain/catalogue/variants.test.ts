import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Variant } from "#domain/entities/catalogue/product.ts"
import { colourKeys, optionGroups, optionKind, sizeKeys } from "#domain/rules/catalogue/option-groups.ts"
import {
  choiceOf,
  choiceOfVariant,
  choiceState,
  chosenVariant,
  emptyChoice,
  firstMissing,
  initialChoice,
  isComplete,
  onlyVariant,
  shownVariant,
  valueState,
  withValue,
} from "#domain/rules/catalogue/variants.ts"
import { option, variant, variants } from "#tests/arbitraries/variants.ts"
import { holds } from "#tests/laws.ts"

/** Black in S and M, white in M alone; white M is sold out. */
const shirt = [
  variant(1, { clothing_size: "S", colour: "Хар" }, 2),
  variant(2, { clothing_size: "M", colour: "Хар" }, 1),
  variant(3, { clothing_size: "M", colour: "Цагаан" }, 0),
]
const plain = [variant(9, {}, 3)]

const optionValuesOf = (sample: ReadonlyArray<Variant>) =>
  optionGroups(sample).flatMap(({ key, values }) => values.map(({ value }) => ({ key, value })))

/** Variants of a product, and one of their option values. */
const variantsAndValue = variants.chain((sample) => fc.tuple(fc.constant(sample), fc.constantFrom(...optionValuesOf(sample))))
/** Variants of a product, and any of their option values. */
const variantsAndValues = variants.chain((sample) => fc.tuple(fc.constant(sample), fc.array(fc.constantFrom(...optionValuesOf(sample)))))

describe("option groups", () => {
  it("are sorted by kind: colours, sizes, others [E2]", () => {
    const groups = optionGroups([variant(1, { pack_size: "1", clothing_size: "S", colour: "Хар" }, 1)])
    expect(groups.map(({ key, kind, label }) => [key, kind, label])).toEqual([
      ["colour", "colour", "Өнгө"],
      ["clothing_size", "size", "Хэмжээ"],
      ["pack_size", "other", "Савлагаа"],
    ])
  })

  it("have each value once, in the order of the variants", () => {
    expect(optionGroups(shirt).map(({ values }) => values.map(({ value }) => value))).toEqual([
      ["Хар", "Цагаан"],
      ["S", "M"],
    ])
  })

  it("are none for a product without options", () => {
    expect(optionGroups(plain)).toEqual([])
    expect(optionGroups([])).toEqual([])
  })

  it("recognise the colour and size keys of the specification, however written [E2]", () => {
    expect(colourKeys).toEqual(["colour", "color", "design", "pattern", "cover", "front", "frame_colour", "lens_colour"])
    expect(sizeKeys).toEqual(["clothing_size", "shoe_size", "pants_size"])
    expect(["color", "Frame Colour", "lens-colour", " Cover "].map(optionKind)).toEqual(["colour", "colour", "colour", "colour"])
    expect(optionKind("Shoe Size")).toBe("size")
    expect(optionKind("pack_size")).toBe("other")
    expect(option("pack_size", "1").label).toBe("Савлагаа")
  })
})

describe("the chosen variant", () => {
  it("is known when every group has a choice", () => {
    expect(chosenVariant(shirt, { colour: "Хар", clothing_size: "M" })?.id).toBe(2)
    expect(chosenVariant(shirt, { colour: "Хар" })).toBeNull()
    expect(chosenVariant(shirt, { colour: "Цагаан", clothing_size: "S" })).toBeNull()
  })

  it("is the only variant of a product without options", () => {
    expect(chosenVariant(plain, emptyChoice)?.id).toBe(9)
    expect(choiceState(plain, emptyChoice)).toBe("chosen")
  })

  it("is in stock if one of two with the same options is", () => {
    expect(chosenVariant([variant(1, { colour: "Хар" }, 0), variant(2, { colour: "Хар" }, 1)], { colour: "Хар" })?.id).toBe(2)
  })

  it("is found from its own choice", () => {
    holds(fc.property(variants, (sample) => sample.every((variant) => chosenVariant(sample, choiceOf(variant)) === variant)))
  })

  it("has a first missing group until it is complete", () => {
    expect(firstMissing(shirt, {})).toBe("colour")
    expect(firstMissing(shirt, { colour: "Хар" })).toBe("clothing_size")
    expect(firstMissing(shirt, { colour: "Хар", clothing_size: "M" })).toBeNull()
    expect(isComplete(shirt, { colour: "Хар" })).toBe(false)
  })
})

describe("a value", () => {
  it("is possible, sold out or impossible beside the other choices", () => {
    expect(valueState(shirt, { colour: "Хар" }, "clothing_size", "S")).toBe("possible")
    expect(valueState(shirt, { colour: "Цагаан" }, "clothing_size", "M")).toBe("soldOut")
    expect(valueState(shirt, { colour: "Цагаан" }, "clothing_size", "S")).toBe("impossible")
  })

  it("ignores the choice in its own group", () => {
    expect(valueState(shirt, { clothing_size: "M" }, "clothing_size", "S")).toBe("possible")
  })

  it("is possible exactly where a variant in stock has it beside the choice", () => {
    holds(
      fc.property(variantsAndValue, ([sample, { key, value }]) => {
        const choice = initialChoice(sample)
        const reachable = sample.some(
          (variant) =>
            variant.totalOnHand > 0 &&
            Object.entries({ ...choice, [key]: value }).every(([group, chosen]) => choiceOf(variant)[group] === chosen),
        )
        return (valueState(sample, choice, key, value) === "possible") === reachable
      }),
    )
  })
})

describe("choosing a value", () => {
  it("keeps compatible choices and drops the others", () => {
    expect(withValue(shirt, { colour: "Хар", clothing_size: "M" }, "colour", "Цагаан")).toEqual({ colour: "Цагаан", clothing_size: "M" })
    expect(withValue(shirt, { colour: "Хар", clothing_size: "S" }, "colour", "Цагаан")).toEqual({ colour: "Цагаан" })
  })

  it("is never refused", () => {
    holds(fc.property(variantsAndValue, ([sample, { key, value }]) => withValue(sample, initialChoice(sample), key, value)[key] === value))
  })

  it("can always reach a variant", () => {
    holds(
      fc.property(variantsAndValues, ([sample, values]) => {
        const choice = values.reduce((before, { key, value }) => withValue(sample, before, key, value), initialChoice(sample))
        return choiceState(sample, choice) !== "impossible"
      }),
    )
  })

  it("is idempotent", () => {
    holds(
      fc.property(variantsAndValue, ([sample, { key, value }]) => {
        const once = withValue(sample, initialChoice(sample), key, value)
        expect(withValue(sample, once, key, value)).toEqual(once)
      }),
    )
  })
})

describe("the state of a choice", () => {
  it("is choosing, chosen, sold out or impossible", () => {
    expect(choiceState(shirt, {})).toBe("choosing")
    expect(choiceState(shirt, { colour: "Хар", clothing_size: "M" })).toBe("chosen")
    expect(choiceState(shirt, { colour: "Цагаан", clothing_size: "M" })).toBe("soldOut")
    expect(choiceState(shirt, { colour: "Цагаан", clothing_size: "S" })).toBe("impossible")
    expect(choiceState([variant(1, { colour: "Хар" }, 0)], {})).toBe("soldOut")
    expect(choiceState([], {})).toBe("impossible")
  })

  it("is chosen only with a variant in stock", () => {
    holds(
      fc.property(variantsAndValues, ([sample, values]) => {
        const choice = values.reduce((before, { key, value }) => ({ ...before, [key]: value }), emptyChoice)
        return (choiceState(sample, choice) === "chosen") === (chosenVariant(sample, choice)?.totalOnHand ?? 0) > 0
      }),
    )
  })
})

describe("the initial choice", () => {
  it("is a colour in stock and each single value", () => {
    const soldOutBlack = variant(1, { colour: "Хар", clothing_size: "M" }, 0)
    const white = variant(2, { colour: "Цагаан", clothing_size: "M" }, 1)
    expect(initialChoice([soldOutBlack, white])).toEqual({ colour: "Цагаан", clothing_size: "M" })
    expect(initialChoice(shirt)).toEqual({ colour: "Хар" })
    expect(initialChoice([])).toEqual({})
  })

  it("is the variant that an address names", () => {
    expect(choiceOfVariant(shirt, 3)).toEqual({ colour: "Цагаан", clothing_size: "M" })
    expect(choiceOfVariant(shirt, 77)).toEqual({ colour: "Хар" })
    expect(choiceOfVariant(shirt, null)).toEqual({ colour: "Хар" })
  })
})

describe("the shown variant", () => {
  it("matches the choice, in stock first", () => {
    expect(shownVariant(shirt, { clothing_size: "M" })?.id).toBe(2)
    expect(shownVariant(shirt, { colour: "Цагаан" })?.id).toBe(3)
    expect(shownVariant(shirt, { colour: "Ногоон" })?.id).toBe(1)
    expect(shownVariant([], {})).toBeNull()
  })

  it("can be added from a tile when there is no other", () => {
    expect(onlyVariant(plain)?.id).toBe(9)
    expect(onlyVariant(shirt)).toBeNull()
    expect(onlyVariant([])).toBeNull()
  })
})
