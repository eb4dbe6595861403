/** Groups of sizes: a 38 of shoes is no 38 of trousers. */
import { sizeGroups, type SizeGroup } from "#domain/entities/catalogue/facet.ts"

/** Group of a size, by the key of its option and the category of its product. */
export const sizeGroup = (optionKey: string, permalink: string): SizeGroup => {
  if (optionKey === "shoe_size") return "shoes"
  return permalink.split("/").includes("rings") ? "rings" : "clothes"
}

/** Code of a size in addresses and in the index: `M`, and with their group those that begin with a figure: `shoes:38`. */
export const sizeCode = (group: SizeGroup, size: string): string => (/^\d/.test(size) ? `${group}:${size}` : size)

const coded = new RegExp(`^(?:${sizeGroups.join("|")}):`)

/** Size of a code, as it is shown. */
export const sizeOfCode = (code: string): string => code.replace(coded, "")

const letters = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"]

/** Clothing sizes from small to large, then numbers in ascending order. */
export const bySize = (one: string, other: string): number => {
  const [a, b] = [letters.indexOf(one), letters.indexOf(other)]
  if (a !== -1 || b !== -1) return (a === -1 ? letters.length : a) - (b === -1 ? letters.length : b)
  return Number.parseFloat(one) - Number.parseFloat(other) || one.localeCompare(other)
}
