/** Schematic map of Ulaanbaatar's districts, and where stores stand on it. S29i. */
import type { Store } from "#domain/entities/content/store.ts"
import type { Localized } from "#domain/entities/locale.ts"
import drawnDistricts from "./districts.json" with { type: "json" }

export type Point = readonly [x: number, y: number]

export type District = {
  /** As stores have it. */
  readonly names: Localized
  readonly outline: ReadonlyArray<Point>
  readonly label: Point
  /** Middle of its first row of stores. */
  readonly stores: Point
}

/** Size of the map in units of its own; a touch target on the narrowest phone is `reach` units wide. */
export const mapSize: Point = [720, 560]
export const reach = 100

/** Neighbours share their edges; Baganuur and Bagakhangai lie apart from the city. */
export const districts = drawnDistricts as unknown as ReadonlyArray<District>

/** Places outside the city stand in a row below it. */
const outsideY = 528
const outsideWidth = 180

export type PlacedStore = { readonly store: Store; readonly at: Point }
export type MapPlace = { readonly name: string; readonly at: Point }
export type DistrictMap = {
  readonly stores: ReadonlyArray<PlacedStore>
  /** Districts and provinces that are not drawn, by their first store. */
  readonly outside: ReadonlyArray<MapPlace>
}

/** Stores of one district side by side, as many in a row as fit between the map's edges, around its middle. */
const inRows = (stores: ReadonlyArray<Store>, [x, y]: Point): ReadonlyArray<PlacedStore> => {
  const fitting = Math.max(1, 1 + 2 * Math.floor((Math.min(x, mapSize[0] - x) - reach / 2) / reach))
  return stores.map((store, index) => {
    const row = Math.floor(index / fitting)
    const inRow = Math.min(fitting, stores.length - row * fitting)
    return { store, at: [x + ((index % fitting) - (inRow - 1) / 2) * reach, Math.min(y + row * reach, mapSize[1] - reach / 4)] }
  })
}

/** Whether a district is called so in a language. */
export const isNamed = (names: Localized, name: string | undefined): boolean => Object.values(names).some((one) => one === name)

/** Where each store stands; one of an unknown district stands below the city under that name. */
export const districtMap = (stores: ReadonlyArray<Store>): DistrictMap => {
  const drawn = (store: Store) => districts.find(({ names }) => isNamed(names, store.district))
  const outside = [...new Set(stores.flatMap((store) => (drawn(store) === undefined ? [store.district] : [])))].map((name, index): MapPlace => ({
    name,
    at: [16 + reach / 2 + index * outsideWidth, outsideY],
  }))
  return {
    stores: [
      ...districts.flatMap((district) => inRows(stores.filter((store) => drawn(store) === district), district.stores)),
      ...outside.flatMap(({ name, at }) => stores.filter((store) => store.district === name && drawn(store) === undefined).map((store): PlacedStore => ({ store, at }))),
    ],
    outside,
  }
}
