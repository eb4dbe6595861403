/** Groups of sizes, which are filtered apart: 38 is another size of shoes than of trousers. */
import { sizeGroups, type SizeGroup } from "#domain/entities/catalogue/facet.ts"

/** Group of a size, by the key of its option and the category of its product. */
export const sizeGroup = (optionKey: string, permalink: string): SizeGroup => {
  if (optionKey === "shoe_size") return "shoes"
  return permalink.split("/").includes("rings") ? "rings" : "clothes"
}

/** Code of a size in addresses and in the index: `M`; one that begins with a digit has its group, `shoes:38`. */
export const sizeCode = (group: SizeGroup, size: string): string => (/^\d/.test(size) ? `${group}:${size}` : size)

const groupPrefix = new RegExp(`^(?:${sizeGroups.join("|")}):`)

/** Size of a code, as it is shown: `38` for `shoes:38`. */
export const sizeOfCode = (code: string): string => code.replace(groupPrefix, "")

/** Letters from small to large. */
const letters = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"]

/** Clothing sizes from small to large, then numbers in ascending order. */
export const bySize = (one: string, other: string): number => {
  const [rank, otherRank] = [letters.indexOf(one), letters.indexOf(other)]
  if (rank !== -1 || otherRank !== -1) return (rank === -1 ? letters.length : rank) - (otherRank === -1 ? letters.length : otherRank)
  return Number.parseFloat(one) - Number.parseFloat(other) || one.localeCompare(other)
}
