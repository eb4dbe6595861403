/** Name of an active filter: its facet's label where it has one. */
import type { Facets } from "#domain/entities/catalogue/listing.ts"
import { sizeOfCode } from "#domain/rules/catalogue/size-groups.ts"
import type { Chip } from "#domain/rules/catalogue/listing-query.ts"
import { formatNumber, formatTugrik } from "#domain/rules/texts/money.ts"
import { useText, type Text } from "#ui/messages/messages.tsx"

/** Label of a value in its facet; the value itself where the listing does not have it. */
const labelIn = (buckets: Facets["brands"] | undefined, key: string): string => buckets?.find((bucket) => bucket.key === key)?.label ?? key

const priceName = (from: number | null, to: number | null, text: Text): string => {
  if (from !== null && to !== null) return `${formatNumber(from)}–${formatTugrik(to)}`
  return from === null
    ? text("facet.price.up_to", { price: formatTugrik(to ?? 0) })
    : text("facet.price.from_on", { price: formatTugrik(from) })
}

export const useChipName = (facets: Facets | null) => {
  const text = useText()
  return (chip: Chip): string => {
    switch (chip.kind) {
      case "size":
        return `${text("facet.size")}: ${sizeOfCode(chip.value)}`
      case "price":
        return priceName(chip.from, chip.to, text)
      case "rating":
        return text("facet.rating.from", { stars: chip.value })
      case "sale":
        return text("facet.sale.chip")
      default:
        // A value of a facet that the listing names.
        return labelIn(facets?.[chip.facet.list], chip.value)
    }
  }
}
