/** Note on the chosen variant: stock, added to the cart, or why it was refused. */
import { useSelector } from "@xstate/react"
import Check from "lucide-react/icons/check"
import type { Product, Variant } from "#domain/entities/catalogue/product.ts"
import { refusalOf } from "#machines/cart/cart-context.ts"
import { useAddToCartState } from "#ui/cart/public/add-to-cart-state.ts"
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
  /** Option that still has to be chosen. */
  readonly hint: string | null
}

export const VariantNote = ({ product, variant, hint }: Props) => {
  const text = useText()
  const adding = useAddToCartState(variant?.id ?? null)
  const { flags } = useSiteConfig()
  const refusal = useSelector(useActorRefs().cart, ({ context }) => {
    const change = context.refused?.sent?.change
    return change?._tag === "AddItem" && change.variantId === variant?.id ? refusalOf(context, "AddItem") : null
  })
  return (
    <div className={styles.note} role="status">
      {refusal !== null ? (
        <p className={styles.refusal}>{problemText(refusal, text)}</p>
      ) : adding === "added" ? (
        <p className={styles.added}>
          <Check />
          {text("tile.added")}
          <Link href="/cart">{text("product.go_to_cart")}</Link>
        </p>
      ) : hint !== null ? (
        <p className={styles.hint}>{hint}</p>
      ) : (
        flags.showStock && variant !== null && <Stock onHand={variant.totalOnHand} productOnHand={product.totalOnHand} of={variantLabel(variant) || undefined} />
      )}
    </div>
  )
}
