/** Chance that falls the same way every time: the demo catalogue is the same on every machine. */

/** FNV-1a over UTF-16 units, then mixed, as 32 bits. */
const hash = (text: string): number => {
  let bits = 0x811c9dc5
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** A number from 0 up to and without 1 that belongs to `key`. */
export const chance = (key: string): number => hash(key) / 2 ** 32

/** A whole number from `from` to `to`, both included. */
export const chanceBetween = (key: string, from: number, to: number): number => from + Math.floor(chance(key) * (to - from + 1))

/** `list` in an order that belongs to `key`. */
export const shuffled = <Item>(key: string, list: ReadonlyArray<Item>): ReadonlyArray<Item> =>
  list
    .map((item, at) => ({ item, rank: chance(`${key}#${at}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
