/** Marks of a product in a list: a heart, and where the site has it, a comparison. B16, B17. */
import Heart from "lucide-react/icons/heart"
import Scale from "lucide-react/icons/scale"
import type { VariantId } from "#domain/entities/ids.ts"
import { useText } from "#ui/messages/messages.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { MarkButton } from "./mark-button.tsx"
import type { MarkedProduct } from "./marks-props.ts"
import { useCompared, useWish } from "./use-marks.ts"
import styles from "./tile-marks.module.css"

type Props = {
  /** A tile has the comparison where a pointer hovers: on a phone it would cover the goods, and stands in rows and on the product's page. */
  readonly at: "tile" | "line"
  readonly product: MarkedProduct
  readonly variantId: VariantId | null
}

export const TileMarks = ({ at, product, variantId }: Props) => {
  const text = useText()
  const { flags } = useSiteConfig()
  const wish = useWish(variantId)
  return (
    <div className={styles.marks} data-at={at}>
      {variantId !== null && (
        <MarkButton
          look="icon"
          icon={<Heart />}
          label={text(wish.isOn ? "wish.remove" : "wish.add")}
          productName={product.title}
          isPressed={wish.isOn}
          filled
          onPress={wish.press}
        />
      )}
      {flags.showCompare && <CompareMark product={product} />}
    </div>
  )
}

const CompareMark = ({ product }: { readonly product: MarkedProduct }) => {
  const text = useText()
  const compared = useCompared(product.slug)
  return (
    <MarkButton
      look="icon"
      icon={<Scale />}
      label={text(compared.isOn ? "compare.remove" : "compare.add")}
      productName={product.title}
      isPressed={compared.isOn}
      onPress={compared.press}
    />
  )
}
