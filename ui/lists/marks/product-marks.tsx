/** Marks of a product in one row: the wish of the variant in view, saving, comparing and sharing the product; below, how to agree on a price. */
import Bookmark from "lucide-react/icons/bookmark"
import Heart from "lucide-react/icons/heart"
import Scale from "lucide-react/icons/scale"
import type { VariantId } from "#domain/entities/ids.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { MarkButton } from "./mark-button.tsx"
import type { MarkedProduct } from "./marks-props.ts"
import { ShareMark } from "./share-mark.tsx"
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
    <>
      <div className={styles.marks}>
        {variantId !== null && (
          <MarkButton
            look="stack"
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
          look="stack"
          icon={<Bookmark />}
          label={text(saved.isOn ? "saved.on" : "saved.add")}
          productName={product.title}
          isPressed={saved.isOn}
          filled
          onPress={saved.press}
        />
        {flags.showCompare && (
          <MarkButton
            look="stack"
            icon={<Scale />}
            label={text(compared.isOn ? "compare.remove.short" : "compare.add")}
            productName={product.title}
            isPressed={compared.isOn}
            onPress={compared.press}
          />
        )}
        <ShareMark title={product.title} />
      </div>
      <p className={styles.offers}>
        {saved.isOn && <Link href="/saved">{text("saved.see")}</Link>}
        <Link href={`/products/${product.slug}/suggest`}>{text("offers.link.suggestion")}</Link>
        <Link href={`/products/${product.slug}/quote`}>{text("offers.link.quote")}</Link>
      </p>
    </>
  )
}
