/** Late part of a product with the messages that it brings along. */
import { sizeGuide } from "#domain/rules/catalogue/size-guide.ts"
import { useLateMessages } from "#ui/messages/late-messages.ts"
import { MessagesProvider, useLocale, useText } from "#ui/messages/messages.tsx"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { LookSection } from "./look-section.tsx"
import type { MoreProps } from "./more-props.ts"
import { ShareButton } from "./share-button.tsx"
import { SizeTable } from "./size-table.tsx"
import { StockPlaces } from "./stock-places.tsx"
import { NutritionTable } from "./nutrition-table.tsx"
import styles from "./more.module.css"

export const MoreLoaded = (props: MoreProps) => {
  const locale = useLocale()
  const messages = useLateMessages(["catalogue", "product"])
  if (messages === null) return null
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <Sections {...props} />
    </MessagesProvider>
  )
}

const Sections = ({ product, stock, lookBooks, nutrition }: MoreProps) => {
  const text = useText()
  const guide = sizeGuide(product)
  return (
    <>
      <p className={styles.actions}>
        <ShareButton title={product.title} />
        <TextLink href={`/contact?about=${encodeURIComponent(`${product.title} (${product.sku})`)}`}>{text("product.ask")}</TextLink>
      </p>
      {stock !== null && <StockPlaces actor={stock} />}
      {guide !== null && <SizeTable guide={guide} />}
      {nutrition !== null && <NutritionTable nutrition={nutrition} />}
      {lookBooks.length > 0 && <LookSection slug={product.slug} books={lookBooks} />}
    </>
  )
}
