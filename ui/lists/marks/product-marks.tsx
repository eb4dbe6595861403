/** Marks of a product: the wish of the variant in view, comparison, and saving the product. */
import Bookmark from "lucide-react/icons/bookmark"
import Heart from "lucide-react/icons/heart"
import Scale from "lucide-react/icons/scale"
import type { VariantId } from "#domain/entities/ids.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { MarkButton } from "./mark-button.tsx"
import type { MarkedProduct } from "./marks-props.ts"
import { useCompared, useSaved, useWish } from "./use-marks.ts"
import { WishMenu } from "./wish-menu.tsx"
import styles from "./product-marks.module.css"

type Props = { readonly product: MarkedProduct; readonly variantId: VariantId | null }

export const ProductMarks = ({ product, variantId }: Props) => {
  const text = useText()
  const { flags } = useSiteConfig()
  const wish = useWish(variantId)
  const compared = useCompared(product.slug)
  const saved = useSaved(product.id)
  return (
    <div className={styles.marks}>
      {variantId !== null && (
        <MarkButton
          look="word"
          icon={<Heart />}
          label={text(wish.isOn ? "wish.remove.short" : "wish.add.short")}
          productName={product.title}
          isPressed={wish.isOn}
          filled
          onPress={wish.press}
        />
      )}
      {variantId !== null && <WishMenu variantId={variantId} />}
      <MarkButton
        look="word"
        icon={<Bookmark />}
        label={text(saved.isOn ? "saved.remove" : "saved.add")}
        productName={product.title}
        isPressed={saved.isOn}
        onPress={saved.press}
      />
      {saved.isOn && (
        <Link className={styles.see} href="/saved">
          {text("saved.see")}
        </Link>
      )}
      <Link className={styles.see} href={`/products/${product.slug}/suggest`}>
        {text("offers.link.suggestion")}
      </Link>
      <Link className={styles.see} href={`/products/${product.slug}/quote`}>
        {text("offers.link.quote")}
      </Link>
      {flags.showCompare && (
        <MarkButton
          look="word"
          icon={<Scale />}
          label={text(compared.isOn ? "compare.remove.short" : "compare.add")}
          productName={product.title}
          isPressed={compared.isOn}
          onPress={compared.press}
        />
      )}
    </div>
  )
}
