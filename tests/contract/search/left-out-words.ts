/** Words of a typed text that no product has: left out, read as another word, or a reason to show something else. */
import { describe, expect, it } from "vitest"
import { typedSearch, type SearchTrial } from "./trial.ts"

export const leftOutWords = (trial: () => SearchTrial): void => {
  const { found, slugs } = typedSearch(trial)

  describe("words of a typed text that no product has", () => {
    it("are left out, and reported", async () => {
      const { tiles, leftOut } = await found("гитар кваркваркв")
      expect([tiles.map(({ slug }) => slug), leftOut]).toEqual([["gitar"], ["кваркваркв"]])
      expect((await found("гитар")).leftOut).toEqual([])
    })

    it.each([
      ["данх хар", "хар"],
      ["umbrella women", "women"],
      ["iphone 15", "15"],
      ["торт 7 кг", "7 кг"],
      ["шүхэр XL", "xl"],
    ])("are left out of «%s»: «%s», and not the kind of product", async (text, leftOut) =>
      expect((await found(text)).leftOut).toEqual([leftOut]),
    )

    it.each([
      ["ээждээ өгөх бэлэг", "бэлэг"],
      ["цагаан сарын бэлэг", "бэлэг"],
      ["50% хямдралтай гутал", "гутал"],
      ["55 инчийн телевизор", "телевизор"],
      ["50000 төгрөгийн бэлэг", "бэлэг"],
      ["55 инчтэй зурагт", "зурагт"],
      ["1 литрийн сүү", "сүү 1л"],
      ["мартын 8-нд бэлэг", "бэлэг"],
      ["гитар байгаа юу", "гитар"],
      ["зурагт 4к", "зурагт"],
      ["ор 160*200", "ор 160x200"],
      ["ор 160 х 200", "ор 160x200"],
      ["хуримын даашинз", "даашинз"],
      ["shirt for an interview", "shirt"],
    ])("are understood: «%s» finds what «%s» does, and leaves out no word", async (text, same) => {
      const [mine, others] = [await found(text), await slugs(same)]
      expect([mine.leftOut, mine.tiles[0] !== undefined && others.includes(mine.tiles[0].slug)]).toEqual([[], true])
    })

    it.each(["dress for a party", "үдэшлэгийн даашинз", "үдэшлэгт өмсөх даашинз"])(
      "prefer in «%s» what is for the occasion, and keep out no other dress",
      async (text) => {
        const { tiles, leftOut } = await found(text)
        expect([tiles.slice(0, 2).map(({ title }) => title), leftOut]).toEqual([["Үдшийн урт даашинз", "Цэцгэн хээтэй зуны даашинз"], []])
      },
    )

    it.each([
      ["авто тос", "авто", "Өвлийн дугуй R16"],
      ["морин хуур", "хуур", "Цахилгаан төгөлдөр хуур"],
      ["махан хиам", "махан", "Үхрийн цул мах, 1 кг"],
      ["кофе машин", "кофе", "Кофены үр"],
      ["шүдний паст", "шүдний", "Шүдний сойз, 2 ширхэг"],
      ["левис жинс", "жинс", "Эрэгтэй жинсэн өмд"],
      ["кофе чанагч", "кофе", "Кофены үр"],
      ["iphone case", "iphone", "Ухаалаг утас"],
      ["муурын элс", "муурын", "Муурын хоол"],
      ["принтерийн хор", "принтерийн", "Өнгөт хэвлэгч"],
    ])("make «%s» find nothing, and show instead what «%s» finds: «%s»", async (text, part, first) => {
      const page = await found(text)
      expect([page.total, page.tiles, page.part, page.instead?.[0]?.title]).toEqual([0, [], part, first])
    })

    it.each(["тоос сорогч", "угаалгын машин", "оёдлын машин", "гэрийн тапочик", "арьсан бүс", "нарны тос"])(
      "make «%s» find nothing, and show popular products instead, where no part of it is near any",
      async (text) => {
        const page = await found(text)
        expect([page.total, page.part, (page.instead ?? []).length > 0]).toEqual([0, undefined, true])
      },
    )

    it.each(["сүү ширхэгтэй", "паззл 500 ширхэгтэй"])("are not corrected to a word that fits no other word of «%s»", async (text) => {
      const { tiles, corrected } = await found(text)
      expect([tiles.length > 0, corrected]).toEqual([true, null])
    })

    it("are not corrected to themselves", async () => {
      expect((await found("сарнай 11 ширхэг")).corrected).toBeNull()
    })
  })
}
