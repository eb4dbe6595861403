/** Schematic map of Ulaanbaatar's districts, and where stores stand on it. S29i. */
import type { Store } from "#domain/entities/content/store.ts"

export type Point = readonly [x: number, y: number]

export type District = {
  /** Name in each language, as stores have it. */
  readonly names: readonly [mn: string, en: string]
  readonly outline: ReadonlyArray<Point>
  readonly label: Point
  /** Middle of its first row of stores. */
  readonly stores: Point
}

/** Size of the map in units of its own; a touch target on the narrowest phone is `reach` units wide. */
export const mapSize: Point = [720, 560]
export const reach = 100

/** Neighbours share their edges; Baganuur and Bagakhangai lie apart from the city. */
export const districts: ReadonlyArray<District> = [
  { names: ["Сонгинохайрхан", "Songinokhairkhan"], outline: [[16, 110], [180, 50], [196, 200], [204, 330], [160, 360], [24, 360]], label: [104, 160], stores: [108, 240] },
  { names: ["Чингэлтэй", "Chingeltei"], outline: [[180, 50], [330, 30], [338, 190], [196, 200]], label: [260, 82], stores: [264, 140] },
  { names: ["Баянгол", "Bayangol"], outline: [[196, 200], [338, 190], [344, 330], [204, 330]], label: [270, 226], stores: [272, 284] },
  { names: ["Сүхбаатар", "Sükhbaatar"], outline: [[330, 30], [480, 50], [476, 200], [486, 330], [344, 330], [338, 190]], label: [408, 90], stores: [408, 160] },
  { names: ["Баянзүрх", "Bayanzürkh"], outline: [[480, 50], [610, 110], [640, 260], [600, 350], [486, 330], [476, 200]], label: [548, 140], stores: [552, 220] },
  { names: ["Хан-Уул", "Khan-Uul"], outline: [[24, 360], [160, 360], [204, 330], [486, 330], [540, 340], [510, 450], [350, 490], [90, 480]], label: [270, 372], stores: [270, 428] },
  { names: ["Налайх", "Nalaikh"], outline: [[640, 260], [706, 240], [710, 400], [620, 420], [600, 350]], label: [665, 292], stores: [662, 350] },
  { names: ["Багануур", "Baganuur"], outline: [[604, 26], [712, 32], [712, 150], [636, 146], [628, 104]], label: [660, 56], stores: [670, 104] },
  { names: ["Багахангай", "Bagakhangai"], outline: [[590, 446], [712, 440], [712, 552], [584, 548]], label: [650, 468], stores: [650, 512] },
]

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

/** Where each store stands; one of an unknown district stands below the city under that name. */
export const districtMap = (stores: ReadonlyArray<Store>): DistrictMap => {
  const drawn = (store: Store) => districts.find(({ names }) => names.some((name) => name === store.district))
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
