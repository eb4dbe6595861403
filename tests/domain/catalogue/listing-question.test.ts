import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { anything, asked, chips, chosenOrNot, countChosen, defaultSort, questionAddress, questionQuery, readQuestion, sameList, withoutFilters } from "#domain/rules/catalogue/listing-question.ts"
import { listingQuestion } from "#tests/arbitraries/listing-question.ts"
import { holds } from "#tests/laws.ts"

/** Reads an address as the router does: a category's path, or a question in words. */
const read = (address: string) => {
  const [path = "", query = ""] = address.split("?", 2)
  return readQuestion(path.startsWith("/t/") ? path.slice(3) : null, query)
}

const choice = fc.tuple(fc.constantFrom("brands", "colours", "sizes") , fc.constantFrom("a", "b", "c&d"))

describe("a listing's address", () => {
  it("says nothing that is as usual", () => {
    expect(questionAddress(anything)).toBe("/products")
    expect(questionQuery(anything)).toBe("")
    expect(defaultSort).toBe("date_desc")
  })

  it("is a category's path of any depth [S5]", () => {
    expect(questionAddress({ ...anything, permalink: "women/clothing/outerwear" })).toBe("/t/women/clothing/outerwear")
  })

  it("is the search's where words are asked for, with the category behind it", () => {
    expect(questionAddress({ ...anything, text: "хар цүнх" })).toBe("/search?q=%D1%85%D0%B0%D1%80+%D1%86%D2%AF%D0%BD%D1%85")
    expect(questionAddress({ ...anything, text: "coat", permalink: "women" })).toBe("/search?q=coat&category=women")
  })

  it("repeats a word for several choices", () => {
    const question = { ...anything, brands: ["nuurlan", "tselmen"], priceFrom: 20_000, onSale: true, sort: "price_asc" as const, page: 2 }
    expect(questionAddress(question)).toBe("/products?brand=nuurlan&brand=tselmen&price_from=20000&sale=1&sort=price_asc&page=2")
  })

  it("loses nothing", () => {
    holds(fc.property(listingQuestion, (question) => { expect(read(questionAddress(question))).toEqual(question) }))
  })

  it("is the same however often it is read", () => {
    holds(fc.property(listingQuestion, (question) => questionAddress(read(questionAddress(question))) === questionAddress(question)))
  })
})

describe("an address that somebody typed", () => {
  it("has its nonsense passed over", () => {
    expect(readQuestion(null, "?price_from=-1&price_to=1e9&rating=9&sale=yes&sort=best&page=0&seed=x&q=+&utm_source=mail")).toEqual(anything)
    expect(readQuestion(null, "rating=0").rating).toBeNull()
    expect(readQuestion(null, "rating=1").rating).toBe(1)
    expect(readQuestion(null, "rating=5").rating).toBe(5)
    expect(readQuestion(null, "page=1.5").page).toBe(1)
  })

  it("has a choice that is said twice taken once", () => {
    expect(readQuestion(null, "brand=a&brand=a&brand=").brands).toEqual(["a"])
  })

  it("has the last of several single answers taken", () => {
    expect(readQuestion(null, "sort=price_asc&sort=price_desc").sort).toBe("price_desc")
  })

  it("asks for no words on a category's page", () => {
    expect(readQuestion("women", "q=coat&category=men")).toEqual({ ...anything, permalink: "women" })
  })

  it("is read whatever it is", () => {
    holds(fc.property(fc.string({ unit: "binary" }), (query) => questionAddress(readQuestion(null, query)).startsWith("/")))
    expect(readQuestion(null, "brand=%E0%A4%A").brands).toEqual(["%E0%A4%A"])
  })
})

describe("asking something else", () => {
  it("begins at the first page again", () => {
    expect(asked({ ...anything, page: 3 }, { onSale: true })).toEqual({ ...anything, onSale: true, page: 1 })
    expect(asked(anything, { page: 3 }).page).toBe(3)
  })

  it("is undone by asking it again", () => {
    holds(
      fc.property(listingQuestion, choice, (question, [list, value]) => {
        const twice = chosenOrNot(chosenOrNot(question, list, value), list, value)
        expect(twice[list].toSorted()).toEqual(question[list].toSorted())
      }),
    )
  })

  it("drops every filter at once, and keeps what was looked for", () => {
    holds(
      fc.property(listingQuestion, (question) => {
        const bare = withoutFilters(question)
        expect(countChosen(bare)).toBe(0)
        expect(bare).toMatchObject({ permalink: question.permalink, text: question.text, sort: question.sort, seed: question.seed, page: 1 })
      }),
    )
  })
})

describe("the chips of a question", () => {
  it("name each filter that is chosen, in the order of the facets", () => {
    const question = { ...anything, brands: ["a", "b"], sizes: ["M"], priceTo: 50_000, rating: 4, onSale: true }
    expect(chips(question).map(({ kind }) => kind)).toEqual(["brand", "brand", "size", "price", "rating", "sale"])
    expect(countChosen(question)).toBe(6)
    expect(chips(question)[0]).toMatchObject({ value: "a", without: { brands: ["b"] } })
    expect(chips(question)[3]).toMatchObject({ from: null, to: 50_000, without: { priceFrom: null, priceTo: null } })
  })

  it("count two bounds of a price as one", () => {
    expect(countChosen({ ...anything, priceFrom: 1, priceTo: 2 })).toBe(1)
    expect(countChosen({ ...anything, priceFrom: 1 })).toBe(1)
  })

  it("each take away one filter and nothing else", () => {
    holds(
      fc.property(listingQuestion, (question) =>
        chips(question).every(({ without }) => countChosen(without) === countChosen(question) - 1 && without.page === 1),
      ),
    )
  })
})

describe("two questions", () => {
  it("have one list however far it was read", () => {
    expect(sameList({ ...anything, page: 4 }, anything)).toBe(true)
    expect(sameList({ ...anything, onSale: true }, anything)).toBe(false)
  })
})
