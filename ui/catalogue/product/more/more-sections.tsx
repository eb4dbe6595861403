/** Look books, nutrition and stock by places of a product. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { ProductPage } from "#machines/catalogue/ports.ts"
import type { StockItemsActor } from "#machines/catalogue/stock-items.ts"
import { useText } from "#ui/messages/messages.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { LookSection } from "./look-section.tsx"
import { StockPlaces } from "./stock-places.tsx"
import { NutritionTable } from "./nutrition-table.tsx"
import styles from "./more.module.css"

type Props = Pick<ProductPage, "lookBooks" | "nutrition"> & {
  readonly product: Product
  /** `null` where the site shows no stock, or nothing is left. */
  readonly stock: StockItemsActor | null
}

const Sections = ({ product, stock, lookBooks, nutrition }: Props) => {
  const text = useText()
  return (
    <>
      <p className={styles.actions}>
        <TextLink href={`/contact?about=${encodeURIComponent(`${product.title} (${product.sku})`)}`}>{text("product.ask")}</TextLink>
      </p>
      {stock !== null && <StockPlaces actor={stock} />}
      {nutrition !== null && <NutritionTable nutrition={nutrition} />}
      {lookBooks.length > 0 && <LookSection slug={product.slug} books={lookBooks} />}
    </>
  )
}

export const MoreSections = withMessages(["catalogue", "product", "details"], Sections)
