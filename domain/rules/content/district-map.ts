/** Schematic map of Ulaanbaatar's districts, and where stores stand on it. S29i. */
import type { Store } from "#domain/entities/content/store.ts"
import type { Localized } from "#domain/entities/locale.ts"
import drawnDistricts from "./districts.json" with { type: "json" }

export type Point = readonly [x: number, y: number]

export type District = {
  /** Names by which stores give their district. */
  readonly names: Localized
  readonly outline: ReadonlyArray<Point>
  readonly label: Point
  /** Middle of the first row of its stores. */
  readonly stores: Point
}

/** Width and height of the map, in map units; it is higher where the places outside the city need more rows. */
export const mapSize: Point = [720, 560]
/** Width of a touch target on the narrowest phone, in map units. */
export const reach = 100

/** Neighbours share their edges; Baganuur and Bagakhangai lie apart from the city. */
export const districts = drawnDistricts as unknown as ReadonlyArray<District>

/** Position of the first place outside the city, below it, and the width of a place's name beside its last store, in map units. */
const outsideX = 66
const outsideY = 528
const nameWidth = 114

export type PlacedStore = { readonly store: Store; readonly at: Point }
export type MapPlace = { readonly name: string; readonly at: Point }
export type DistrictMap = {
  readonly stores: ReadonlyArray<PlacedStore>
  /** Districts and provinces that are not drawn, by their first store. */
  readonly outside: ReadonlyArray<MapPlace>
  readonly size: Point
}

/** Positions of a district's stores in rows around a middle, with as many in a row as fit between the map's edges. */
const inRows = (stores: ReadonlyArray<Store>, [middleX, firstY]: Point): ReadonlyArray<PlacedStore> => {
  const roomAtSide = Math.min(middleX, mapSize[0] - middleX) - reach / 2
  const perRow = Math.max(1, 1 + 2 * Math.floor(roomAtSide / reach))
  return stores.map((store, index) => {
    const row = Math.floor(index / perRow)
    const storesInRow = Math.min(perRow, stores.length - row * perRow)
    const x = middleX + ((index % perRow) - (storesInRow - 1) / 2) * reach
    const y = Math.min(firstY + row * reach, mapSize[1] - reach / 4)
    return { store, at: [x, y] }
  })
}

/** Positions of stores outside the city, in rows below it: those of a place side by side, its name right of the last. */
const outsideRows = (places: ReadonlyArray<ReadonlyArray<Store>>): ReadonlyArray<PlacedStore> => {
  let [x, y] = [outsideX, outsideY]
  return places.flatMap((stores) =>
    stores.map((store, index) => {
      const right = index === stores.length - 1 ? nameWidth : reach / 2
      if (x + right > mapSize[0]) [x, y] = [outsideX, y + reach]
      const at: Point = [x, y]
      x += right + reach / 2
      return { store, at }
    }),
  )
}

/** Whether one of a district's names, in any language, is `name`. */
export const isNamed = (names: Localized, name: string | undefined): boolean => Object.values(names).some((known) => known === name)

/** Positions of the stores; those of a district that is not drawn stand below the city, by its name. */
export const districtMap = (stores: ReadonlyArray<Store>): DistrictMap => {
  const districtOf = (store: Store) => districts.find(({ names }) => isNamed(names, store.district))
  const undrawn = stores.filter((store) => districtOf(store) === undefined)
  const places = [...new Set(undrawn.map(({ district }) => district))].map((name) => undrawn.filter(({ district }) => district === name))
  const outside = outsideRows(places)
  const lastY = outside.at(-1)?.at[1] ?? outsideY
  return {
    stores: [
      ...districts.flatMap((district) =>
        inRows(
          stores.filter((store) => districtOf(store) === district),
          district.stores,
        ),
      ),
      ...outside,
    ],
    outside: places.flatMap((inPlace) =>
      outside.filter(({ store }) => store === inPlace.at(-1)).map(({ store, at }) => ({ name: store.district, at })),
    ),
    size: [mapSize[0], mapSize[1] + lastY - outsideY],
  }
}
