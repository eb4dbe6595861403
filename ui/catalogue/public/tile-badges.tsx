/** Badges in the corner of a product's picture: sold out, and those of `tileBadges`. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Badge, Badges } from "#ui/parts/display/badge.tsx"

/** Codes of the badges that a tile shows, in their order; each has a text `badge.<code>`. A sold-out product is not called new. */
const tileBadges = ["new", "gift"] as const

export const TileBadges = ({ tile }: { readonly tile: Pick<Tile, "badges" | "totalOnHand"> }) => {
  const text = useText()
  const soldOut = isSoldOut(tile)
  const shown = tileBadges.filter((code) => tile.badges.includes(code) && !(soldOut && code === "new"))
  if (!soldOut && shown.length === 0) return null
  return (
    <Badges label={text("badge.label")}>
      {soldOut && <Badge kind="out">{text("badge.soldOut")}</Badge>}
      {shown.map((code) => (
        <Badge key={code} kind={code}>
          {text(`badge.${code}`)}
        </Badge>
      ))}
    </Badges>
  )
}
