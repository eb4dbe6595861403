/** Searches of airports and postal areas. C25, E24, E25. */
import { describe, expect, it } from "vitest"
import type { FoundPlace } from "#domain/entities/travel/found-place.ts"
import { sources, type SearchTrial } from "./trial.ts"

const codes = (places: ReadonlyArray<FoundPlace>): ReadonlyArray<string> =>
  places.map((place) => (place.kind === "airport" ? place.airport.iata : String(place.area.zipid)))

export const places = (trial: () => SearchTrial): void => {
  describe("an airport", () => {
    it.each([
      ["UBN", "UBN"],
      ["zmck", "UBN"],
      ["улаанбаатар", "UBN"],
      ["ulaanbaatar", "UBN"],
      ["мөрөн", "MXV"],
      ["murun", "MXV"],
      ["чингис", "UBN"],
      ["Хөвсг", "MXV"],
      ["олги", "ULG"],
      ["Сөүл", "ICN"],
      ["seoul", "ICN"],
      ["москва", "SVO"],
      ["Moscow", "SVO"],
      ["hnd", "HND"],
      ["сан франц", "SFO"],
      ["istanbul", "IST"],
      ["ub", "UBN"],
      ["убн", "UBN"],
      ["Париж", "CDG"],
      ["парис", "CDG"],
      ["Стамбул", "IST"],
      ["Пекин", "PEK"],
      ["Бээжин", "PEK"],
      ["Сеул", "ICN"],
      ["Рим", "FCO"],
      ["Варшава", "WAW"],
      ["Алма-Ата", "ALA"],
      ["Алматы", "ALA"],
      ["Гонконг", "HKG"],
      ["Хонконг", "HKG"],
      ["Нью-Йорк", "JFK"],
      ["Франкфурт", "FRA"],
      ["Вашингтон", "IAD"],
      ["Токио", "HND"],
      ["Лондон", "LHR"],
      ["Берлин", "BER"],
      ["Прага", "PRG"],
      ["Вена", "VIE"],
      ["Будапешт", "BUD"],
      ["Киев", "KBP"],
      ["Ташкент", "TAS"],
      ["Бангкок", "BKK"],
      ["Сингапур", "SIN"],
      ["Шанхай", "PVG"],
      ["Дубай", "DXB"],
      ["Дели", "DEL"],
      ["Иркутск", "IKT"],
    ])("is found by «%s» [E25] [C25]", async (text, iata) => {
      expect(codes(await trial().storefront("mn").airports(text)).slice(0, 4)).toContain(iata)
    })

    it.each([
      ["мо", ["MXV"]],
      ["му", ["MXV"]],
      ["ба", ["BYN", "UUN"]],
      ["чо", ["COQ"]],
      ["ul", ["UBN", "ULG", "ULN", "ULO", "ULZ"]],
      ["рим", ["CIA", "FCO"]],
      ["mob", ["MOB"]],
    ])("begins for «%s» with Mongolia's, then with the script that is typed [E25]", async (text, first) => {
      expect(
        codes(await trial().storefront("mn").airports(text))
          .slice(0, first.length)
          .toSorted(),
      ).toEqual(first)
    })

    it("is not found by a letter that is typed again and again", async () => {
      for (const text of ["zzz", "ммм", "зз"]) expect(codes(await trial().storefront("mn").airports(text))).toEqual([])
      expect(
        codes(await trial().storefront("mn").airports("aa"))
          .slice(0, 2)
          .toSorted(),
      ).toEqual(["AAL", "AAR"])
    })

    it("is a whole record, in the language of its index [E25]", async () => {
      const [mongolian] = await trial().storefront("mn").airports("UBN")
      const [english] = await trial().storefront("en").airports("UBN")
      expect(mongolian).toEqual({
        kind: "airport",
        airport: {
          iata: "UBN",
          icao: "ZMCK",
          name: "«Чингис хаан» олон улсын нисэх буудал",
          city: "Улаанбаатар",
          state: "Төв",
          country: "Монгол",
          cc: "MN",
        },
      })
      expect(english).toEqual({
        kind: "airport",
        airport: {
          iata: "UBN",
          icao: "ZMCK",
          name: "Chinggis Khaan International Airport",
          city: "Ulaanbaatar",
          state: "Töv",
          country: "Mongolia",
          cc: "MN",
        },
      })
    })

    it("comes with 40 at most, and none for words that no airport has", async () => {
      expect(await trial().storefront("mn").airports("airport")).toHaveLength(40)
      expect(await trial().storefront("mn").airports("кваркваркв")).toEqual([])
      expect(await trial().storefront("mn").airports("  ")).toEqual([])
    })

    it("is refused by other clauses than those of places", async () => {
      for (const body of [
        { query: { term: { sku: "a" } } },
        { aggs: { all: { terms: { field: "cc" } } } },
        { query: { multi_match: { query: "a", fields: ["sku"], operator: "and" } } },
      ]) {
        expect((await trial().ask("/airport/_search", body)).status).toBe(400)
      }
      expect(sources((await trial().ask("/airport/_search", { size: 1, query: { ids: { values: ["ULG"] } } })).body)).toMatchObject([
        { iata: "ULG", cc: "MN" },
      ])
    })
  })

  describe("a postal area", () => {
    it.each([
      ["баянгол", "1107"],
      ["bayangol", "1107"],
      ["16000", "1107"],
      ["бгд", "1107"],
      ["бзд 5", "111005"],
      ["3-р хороо баянгол", "110703"],
      ["мөрөн", "6701"],
      ["улаанбаатар", "11"],
    ])("is found by «%s» [E24] [C25]", async (text, code) => {
      expect(codes(await trial().storefront("mn").zipAreas(text)).slice(0, 3)).toContain(code)
    })

    it.each([
      ["13374", ["1110"]],
      ["14200", ["1119"]],
      ["13374-0012", ["1110"]],
      ["12345", ["1104"]],
      ["67125", ["6701"]],
      ["67999", ["67"]],
      ["11050", ["11"]],
      ["99999", []],
    ])("whose code nobody has, «%s», is the one that it begins with [E24]", async (text, found) => {
      expect(codes(await trial().storefront("mn").zipAreas(text))).toEqual(found)
    })

    it("is not found by a letter that is typed again and again", async () => {
      for (const text of ["zzz", "зз", "zzzavkhan"]) expect(codes(await trial().storefront("mn").zipAreas(text))).toEqual([])
    })

    it("is found by the beginning of its code, the widest first [E24]", async () => {
      const found = codes(await trial().storefront("mn").zipAreas("671"))
      expect(found).toContain("6701")
      expect(codes(await trial().storefront("mn").zipAreas("670"))[0]).toBe("67")
    })

    it("comes with the areas that it lies in, each with its category [E24]", async () => {
      const [found] = await trial().storefront("mn").zipAreas("3-р хороо баянгол")
      expect(
        found?.kind === "area" && [found.area, ...found.area.parents].map(({ name, zipcode, cat }) => [name.mn, zipcode, cat]),
      ).toEqual([
        ["3-р хороо", "16000", 7],
        ["Баянгол", "16000", 5],
        ["Улаанбаатар", "11000", 2],
      ])
    })

    it("is found by a point: the nearest district and its city, and none far away [E24] [C25]", async () => {
      const at = async (latitude: number, longitude: number) => codes(await trial().storefront("mn").zipAreasAt({ latitude, longitude }))
      expect(await at(47.912, 106.87)).toEqual(["1107", "11"])
      expect(await at(49.63, 100.16)).toEqual(["6701", "67"])
      expect(await at(35.68, 139.77)).toEqual([])
      const shape = { location: { shape: { type: "point", coordinates: [106.87, 47.912] } } }
      expect((await trial().ask("/products/_search", { query: { geo_shape: shape } })).status).toBe(400)
      expect((await trial().ask("/maps/_search", { query: { geo_shape: shape } })).body["hits"]?.["total"]).toEqual({
        value: 2,
        relation: "eq",
      })
    })
  })
}
