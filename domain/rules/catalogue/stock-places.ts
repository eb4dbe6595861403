/** Stock of a variant by place: the main place and the stores. Specification §9, W7a; contract C9. */

/** Version 1 counts the main place alone; version 2 adds up the stock of several places. */
export const stockVersions = [1, 2] as const
export type StockVersion = (typeof stockVersions)[number]

/** Version of the stock, unless the site configures another. */
export const stockVersion: StockVersion = 2

type Place = { readonly onHand: number }

type UnitsByPlace = { readonly main: number; readonly stores: ReadonlyArray<number> }

/**
 * Units of a variant at the main place and in each store, together `onHand`. Stores are filled one after another, the main place has the
 * rest: 4 units with 3 and 2 in two stores are 0 at the main place, 3 and 1.
 */
export const unitsByPlace = (onHand: number, stores: ReadonlyArray<Place>, version: StockVersion): UnitsByPlace => {
  let left = Math.max(0, onHand)
  const inStores = stores.map((store) => {
    const units = version === 1 ? 0 : Math.min(Math.max(0, store.onHand), left)
    left -= units
    return units
  })
  return { main: left, stores: inStores }
}

type Item = { readonly countOnHand: number; readonly available: boolean }

/** Units that can be bought: of the first place in version 1, of all available places in version 2. */
export const summedStock = (items: ReadonlyArray<Item>, version: StockVersion): number => {
  const counted = version === 1 ? items.slice(0, 1) : items
  return counted.reduce((sum, { countOnHand, available }) => sum + (available ? Math.max(0, countOnHand) : 0), 0)
}
