/** Button that adds a product to the cart from its tile, or leads to its options where a choice is needed. */
import Check from "lucide-react/icons/check"
import LoaderCircle from "lucide-react/icons/loader-circle"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { VariantId } from "#domain/entities/ids.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"
import { useAddToCartState, type AddToCartState } from "#ui/cart/public/add-to-cart-state.ts"
import { Link } from "#ui/parts/button/link.tsx"
import styles from "./tile-add.module.css"

type Props = {
  readonly tile: Pick<Tile, "slug" | "title" | "onlyVariantId" | "linkQuery" | "totalOnHand">
  /** `round` beside the price of a tile, `line` below that of a row. */
  readonly look: "round" | "line"
}

const icons = { resting: <ShoppingBag />, adding: <LoaderCircle />, added: <Check /> } as const
const messageKeys = { resting: "tile.add", adding: "tile.adding", added: "tile.added" } as const satisfies Record<
  AddToCartState,
  MessageKey
>

/** Path of a tile's product, in the chosen colour. */
export const productPath = ({ slug, linkQuery = "" }: Pick<Tile, "slug" | "linkQuery">): string => `/products/${slug}${linkQuery}`

export const TileAdd = ({ tile, look }: Props) => {
  const text = useText()
  if (isSoldOut(tile)) return null
  if (tile.onlyVariantId !== null) return <AddButton tile={tile} look={look} variantId={tile.onlyVariantId} />
  return (
    <Link className={styles.add} data-look={look} href={`${productPath(tile)}#choices`}>
      <ShoppingBag />
      <span className={styles.label}>{text("tile.choose")}</span>
      <span className="sr">{`: ${tile.title}`}</span>
    </Link>
  )
}

const AddButton = ({ tile, look, variantId }: Props & { readonly variantId: VariantId }) => {
  const text = useText()
  const { cart } = useActorRefs()
  const adding = useAddToCartState(variantId)
  return (
    <button
      type="button"
      className={styles.add}
      data-look={look}
      data-adding={adding}
      aria-disabled={adding === "adding" || undefined}
      onClick={() => adding !== "adding" && cart.send({ type: "item.add", variantId, quantity: 1, name: tile.title })}
    >
      {icons[adding]}
      <span className={styles.label} aria-live="polite">
        {text(messageKeys[adding])}
      </span>
      <span className="sr">{`: ${tile.title}`}</span>
    </button>
  )
}
