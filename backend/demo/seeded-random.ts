/** Deterministic random numbers: the demo catalogue is the same on every machine. */

/** FNV-1a over UTF-16 units, then mixed, to 32 bits. */
const hash = (text: string): number => {
  let bits = 0x811c9dc5
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** Number from 0 (included) to 1 (excluded) for `key`. */
export const chance = (key: string): number => hash(key) / 2 ** 32

/** Integer from `from` to `to`, both included, for `key`. */
export const chanceBetween = (key: string, from: number, to: number): number => from + Math.floor(chance(key) * (to - from + 1))

/** `list` shuffled by `key`. */
export const shuffled = <Item>(key: string, list: ReadonlyArray<Item>): ReadonlyArray<Item> =>
  list
    .map((item, at) => ({ item, rank: chance(`${key}#${at}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
