import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { colourKeys, optionGroups, optionKind, sizeKeys } from "#domain/rules/catalogue/option-groups.ts"
import { choiceOf, choiceOfVariant, choiceState, chosenVariant, initialChoice, firstMissing, isComplete, emptyChoice, onlyVariant, shownVariant, valueState, withValue } from "#domain/rules/catalogue/variants.ts"
import { option, variant, variants } from "#tests/arbitraries/variants.ts"
import { holds } from "#tests/laws.ts"

/** Black in S and M, white in M alone; white M is sold out. */
const shirt = [
  variant(1, { clothing_size: "S", colour: "Хар" }, 2),
  variant(2, { clothing_size: "M", colour: "Хар" }, 1),
  variant(3, { clothing_size: "M", colour: "Цагаан" }, 0),
]
const plain = [variant(9, {}, 3)]

/** A product, one of its groups and one of that group's values. */
const tap = variants.chain((sample) =>
  fc.tuple(fc.constant(sample), fc.constantFrom(...optionGroups(sample).flatMap(({ key, values }) => values.map(({ value }) => ({ key, value }))))),
)
const taps = variants.chain((sample) =>
  fc.tuple(fc.constant(sample), fc.array(fc.constantFrom(...optionGroups(sample).flatMap(({ key, values }) => values.map(({ value }) => ({ key, value })))))),
)

describe("a product's choices", () => {
  it("are grouped by key: colours, then sizes, then the rest [E2]", () => {
    const groups = optionGroups([variant(1, { pack_size: "1", clothing_size: "S", colour: "Хар" }, 1)])
    expect(groups.map(({ key, kind, label }) => [key, kind, label])).toEqual([
      ["colour", "colour", "Өнгө"],
      ["clothing_size", "size", "Хэмжээ"],
      ["pack_size", "other", "Савлагаа"],
    ])
  })

  it("have each value once, in the order in which pieces bring them", () => {
    expect(optionGroups(shirt).map(({ values }) => values.map(({ value }) => value))).toEqual([["Хар", "Цагаан"], ["S", "M"]])
  })

  it("are none where there is one plain piece", () => {
    expect(optionGroups(plain)).toEqual([])
    expect(optionGroups([])).toEqual([])
  })

  it("know the colour and size keys of the specification, however they are written [E2]", () => {
    expect(colourKeys).toEqual(["colour", "color", "design", "pattern", "cover", "front", "frame_colour", "lens_colour"])
    expect(sizeKeys).toEqual(["clothing_size", "shoe_size", "pants_size"])
    expect(["color", "Frame Colour", "lens-colour", " Cover "].map(optionKind)).toEqual(["colour", "colour", "colour", "colour"])
    expect(optionKind("Shoe Size")).toBe("size")
    expect(optionKind("pack_size")).toBe("other")
    expect(option("pack_size", "1").label).toBe("Савлагаа")
  })
})

describe("the piece that is meant", () => {
  it("is known when everything is chosen", () => {
    expect(chosenVariant(shirt, { colour: "Хар", clothing_size: "M" })?.id).toBe(2)
    expect(chosenVariant(shirt, { colour: "Хар" })).toBeNull()
    expect(chosenVariant(shirt, { colour: "Цагаан", clothing_size: "S" })).toBeNull()
  })

  it("is the only one where there is nothing to choose", () => {
    expect(chosenVariant(plain, emptyChoice)?.id).toBe(9)
    expect(choiceState(plain, emptyChoice)).toBe("chosen")
  })

  it("is one in stock where two are alike", () => {
    expect(chosenVariant([variant(1, { colour: "Хар" }, 0), variant(2, { colour: "Хар" }, 1)], { colour: "Хар" })?.id).toBe(2)
  })

  it("is found again from its own choices", () => {
    holds(fc.property(variants, (sample) => sample.every((variant) => chosenVariant(sample, choiceOf(variant)) === variant)))
  })

  it("is asked for by what is missing first", () => {
    expect(firstMissing(shirt, {})).toBe("colour")
    expect(firstMissing(shirt, { colour: "Хар" })).toBe("clothing_size")
    expect(firstMissing(shirt, { colour: "Хар", clothing_size: "M" })).toBeNull()
    expect(isComplete(shirt, { colour: "Хар" })).toBe(false)
  })
})

describe("a value", () => {
  it("is possible, sold out or impossible beside what is chosen", () => {
    expect(valueState(shirt, { colour: "Хар" }, "clothing_size", "S")).toBe("possible")
    expect(valueState(shirt, { colour: "Цагаан" }, "clothing_size", "M")).toBe("soldOut")
    expect(valueState(shirt, { colour: "Цагаан" }, "clothing_size", "S")).toBe("impossible")
  })

  it("does not stand in its own way", () => {
    expect(valueState(shirt, { clothing_size: "M" }, "clothing_size", "S")).toBe("possible")
  })

  it("is possible exactly where choosing it can end with a piece in stock that keeps what was chosen", () => {
    holds(
      fc.property(tap, ([sample, { key, value }]) => {
        const choice = initialChoice(sample)
        const reachable = sample.some(
          (variant) => variant.totalOnHand > 0 && Object.entries({ ...choice, [key]: value }).every(([group, chosen]) => choiceOf(variant)[group] === chosen),
        )
        return (valueState(sample, choice, key, value) === "possible") === reachable
      }),
    )
  })
})

describe("choosing", () => {
  it("keeps what goes together and drops what does not", () => {
    expect(withValue(shirt, { colour: "Хар", clothing_size: "M" }, "colour", "Цагаан")).toEqual({ colour: "Цагаан", clothing_size: "M" })
    expect(withValue(shirt, { colour: "Хар", clothing_size: "S" }, "colour", "Цагаан")).toEqual({ colour: "Цагаан" })
  })

  it("is never refused", () => {
    holds(fc.property(tap, ([sample, { key, value }]) => withValue(sample, initialChoice(sample), key, value)[key] === value))
  })

  it("never leads into a corner", () => {
    holds(
      fc.property(taps, ([sample, all]) => {
        const choice = all.reduce((before, { key, value }) => withValue(sample, before, key, value), initialChoice(sample))
        return choiceState(sample, choice) !== "impossible"
      }),
    )
  })

  it("the same twice is choosing it once", () => {
    holds(
      fc.property(tap, ([sample, { key, value }]) => {
        const once = withValue(sample, initialChoice(sample), key, value)
        expect(withValue(sample, once, key, value)).toEqual(once)
      }),
    )
  })
})

describe("where a shopper stands with a product", () => {
  it("is choosing, chosen, sold out or impossible", () => {
    expect(choiceState(shirt, {})).toBe("choosing")
    expect(choiceState(shirt, { colour: "Хар", clothing_size: "M" })).toBe("chosen")
    expect(choiceState(shirt, { colour: "Цагаан", clothing_size: "M" })).toBe("soldOut")
    expect(choiceState(shirt, { colour: "Цагаан", clothing_size: "S" })).toBe("impossible")
    expect(choiceState([variant(1, { colour: "Хар" }, 0)], {})).toBe("soldOut")
    expect(choiceState([], {})).toBe("impossible")
  })

  it("is chosen only with a piece in stock", () => {
    holds(
      fc.property(taps, ([sample, all]) => {
        const choice = all.reduce((before, { key, value }) => ({ ...before, [key]: value }), emptyChoice)
        return (choiceState(sample, choice) === "chosen") === ((chosenVariant(sample, choice)?.totalOnHand ?? 0) > 0)
      }),
    )
  })
})

describe("what is chosen before anyone chose", () => {
  it("is a colour in stock, so that its picture shows, and whatever is the only one of its kind", () => {
    expect(initialChoice([variant(1, { colour: "Хар", clothing_size: "M" }, 0), variant(2, { colour: "Цагаан", clothing_size: "M" }, 1)])).toEqual({ colour: "Цагаан", clothing_size: "M" })
    expect(initialChoice(shirt)).toEqual({ colour: "Хар" })
    expect(initialChoice([])).toEqual({})
  })

  it("is what the address asks for", () => {
    expect(choiceOfVariant(shirt, 3)).toEqual({ colour: "Цагаан", clothing_size: "M" })
    expect(choiceOfVariant(shirt, 77)).toEqual({ colour: "Хар" })
    expect(choiceOfVariant(shirt, null)).toEqual({ colour: "Хар" })
  })
})

describe("the piece that is shown", () => {
  it("agrees with what is chosen, one in stock first", () => {
    expect(shownVariant(shirt, { clothing_size: "M" })?.id).toBe(2)
    expect(shownVariant(shirt, { colour: "Цагаан" })?.id).toBe(3)
    expect(shownVariant(shirt, { colour: "Ногоон" })?.id).toBe(1)
    expect(shownVariant([], {})).toBeNull()
  })

  it("may be added from a tile when it is the only one and in stock", () => {
    expect(onlyVariant(plain)?.id).toBe(9)
    expect(onlyVariant(shirt)).toBeNull()
    expect(onlyVariant([variant(1, {}, 0)])).toBeNull()
    expect(onlyVariant([])).toBeNull()
  })
})
