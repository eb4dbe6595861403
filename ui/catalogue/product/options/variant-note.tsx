/** Note on the chosen variant: that it was refused or is in the cart, which option is missing, or its stock. */
import { useSelector } from "@xstate/react"
import Check from "lucide-react/icons/check"
import type { Product, Variant } from "#domain/entities/catalogue/product.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { refusalOf } from "#machines/cart/cart-context.ts"
import { useAddToCartState } from "#ui/cart/public/add-to-cart-state.ts"
import { useQuantityInCart } from "#ui/cart/public/quantity-in-cart.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { Stock } from "#ui/catalogue/public/stock.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import { variantLabel } from "./choice-labels.ts"
import styles from "./variant-note.module.css"

type Props = {
  readonly product: Product
  readonly variant: Variant | null
  /** Message that names the option without a choice; `null` for none. */
  readonly hint: string | null
}

/** Problem of a refused addition of the variant to the cart; `null` without one. */
const useAddRefusal = (variant: Variant | null): Problem | null =>
  useSelector(useActorRefs().cart, ({ context }) => {
    const change = context.refused?.sent?.change
    return change?._tag === "AddItem" && change.variantId === variant?.id ? refusalOf(context, "AddItem") : null
  })

const NoteContent = ({ product, variant, hint }: Props) => {
  const text = useText()
  const { flags } = useSiteConfig()
  const adding = useAddToCartState(variant?.id ?? null)
  const refusal = useAddRefusal(variant)
  const inCart = useQuantityInCart(variant?.id ?? null)
  if (refusal !== null) return <p className={styles.refusal}>{problemText(refusal, text)}</p>
  if (adding === "added" || inCart > 0) {
    return (
      <p className={styles.added}>
        <Check />
        {text(adding === "added" ? "tile.added" : "product.inCart", { count: inCart })}
        <Link href="/cart">{text("product.go_to_cart")}</Link>
      </p>
    )
  }
  if (hint !== null) return <p className={styles.hint}>{hint}</p>
  if (!flags.showStock || variant === null) return null
  return <Stock onHand={variant.totalOnHand} productOnHand={product.totalOnHand} variantName={variantLabel(variant) || undefined} />
}

export const VariantNote = (props: Props) => (
  <div className={styles.note} role="status">
    <NoteContent {...props} />
  </div>
)
