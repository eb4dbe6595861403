/** Badges in the corner of a product's picture: sold out, new, gift. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Badge, Badges } from "#ui/parts/display/badge.tsx"

export const TileBadges = ({ tile }: { readonly tile: Pick<Tile, "badges" | "totalOnHand"> }) => {
  const text = useText()
  const { flags } = useSiteConfig()
  const soldOut = isSoldOut(tile)
  const isNew = tile.badges.includes("new")
  const withGift = flags.showGiftBadge && tile.badges.includes("gift")
  if (!soldOut && !isNew && !withGift) return null
  return (
    <Badges label={text("badge.label")}>
      {soldOut && <Badge kind="out">{text("badge.soldOut")}</Badge>}
      {!soldOut && isNew && <Badge kind="new">{text("badge.new")}</Badge>}
      {withGift && <Badge kind="gift">{text("badge.gift")}</Badge>}
    </Badges>
  )
}
