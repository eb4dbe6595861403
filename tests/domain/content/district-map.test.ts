/** Schematic map of the districts and its stores. */
import { describe, expect, it } from "vitest"
import { stores } from "#book/fixtures/content/stores.ts"
import { districtMap, districts, mapSize, reach, type Point } from "#domain/rules/content/district-map.ts"

const [first] = stores
const storesIn = (...names: ReadonlyArray<string>) => names.map((district, id) => ({ ...first!, id, district }))
const distance = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY)
const isInside = ([x, y]: Point) => x >= 0 && y >= 0 && x <= mapSize[0] && y <= mapSize[1]

/** Whether a point lies within an outline, by the edges that a ray crosses. */
const contains = (outline: ReadonlyArray<Point>, [x, y]: Point) =>
  outline.reduce((within, [x1, y1], at) => {
    const [x2, y2] = outline[(at + 1) % outline.length]!
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !within : within
  }, false)

describe("map of the districts", () => {
  it("draws the nine districts of Ulaanbaatar, each with its name and stores inside [S29i]", () => {
    expect(districts.map(({ names }) => names.mn).toSorted()).toEqual([
      "Багануур",
      "Багахангай",
      "Баянгол",
      "Баянзүрх",
      "Налайх",
      "Сонгинохайрхан",
      "Сүхбаатар",
      "Хан-Уул",
      "Чингэлтэй",
    ])
    for (const { outline, label, stores: middle } of districts) {
      expect(outline.every(isInside)).toBe(true)
      expect([contains(outline, label), contains(outline, middle)]).toEqual([true, true])
    }
  })

  it("has room for the name of each district, also where it is highlighted [S29i]", () => {
    const widthOfLetter = 10.5
    for (const {
      names,
      outline,
      label: [x, y],
    } of districts) {
      const half = (Math.max(...Object.values(names).map((name) => name.length)) * widthOfLetter) / 2
      expect([names.mn, contains(outline, [x - half, y]), contains(outline, [x + half, y])]).toEqual([names.mn, true, true])
    }
  })

  it("places every store once, in its district in any language, without overlap [S29i]", () => {
    const map = districtMap(storesIn("Хан-Уул", "Khan-Uul", "Хан-Уул", ...districts.map(({ names }) => names.mn)))
    expect(map.stores.map(({ store }) => store.id).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, id) => id))
    const khanUul = districts.find(({ names }) => names.mn === "Хан-Уул")!
    expect(map.stores.filter(({ at }) => contains(khanUul.outline, at))).toHaveLength(4)
    for (const [index, { at }] of map.stores.entries()) {
      expect(isInside(at)).toBe(true)
      for (const other of map.stores.slice(index + 1)) expect(distance(at, other.at)).toBeGreaterThanOrEqual(reach * 0.6)
    }
  })

  it("places stores of any number of provinces apart and on the map", () => {
    const map = districtMap(
      storesIn("Дархан-Уул", "Орхон", "Хөвсгөл", "Орхон", "Увс", "Ховд", "Төв", ...Array.from({ length: 9 }, () => "Дорнод")),
    )
    expect(map.stores).toHaveLength(16)
    for (const [index, { at }] of map.stores.entries()) {
      expect([at[0] <= map.size[0], at[1] < map.size[1]]).toEqual([true, true])
      for (const other of map.stores.slice(index + 1)) expect(distance(at, other.at)).toBeGreaterThanOrEqual(reach * 0.6)
    }
  })

  it("places stores of provinces below the city, by the province", () => {
    const map = districtMap(storesIn("Дархан-Уул", "Сүхбаатар", "Дархан-Уул", "Орхон"))
    expect(map.outside.map(({ name }) => name)).toEqual(["Дархан-Уул", "Орхон"])
    expect(map.stores).toHaveLength(4)
    expect(map.outside.every(({ name, at }) => map.stores.some((one) => one.store.district === name && one.at === at))).toBe(true)
    expect(districtMap(storesIn("Налайх")).outside).toEqual([])
  })
})
