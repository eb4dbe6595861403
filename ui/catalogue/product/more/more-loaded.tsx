/** Late part of a product with the messages that it brings along. */
import { useLateMessages } from "#ui/messages/late-messages.ts"
import { MessagesProvider, useLocale } from "#ui/messages/messages.tsx"
import { LookSection } from "./look-section.tsx"
import type { MoreProps } from "./more-props.ts"
import { StockPlaces } from "./stock-places.tsx"
import { NutritionTable } from "./nutrition-table.tsx"

export const MoreLoaded = ({ slug, stock, lookBooks, nutrition }: MoreProps) => {
  const locale = useLocale()
  const messages = useLateMessages(["catalogue", "product"])
  if (messages === null) return null
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {stock !== null && <StockPlaces actor={stock} />}
      {nutrition !== null && <NutritionTable nutrition={nutrition} />}
      {lookBooks.length > 0 && <LookSection slug={slug} books={lookBooks} />}
    </MessagesProvider>
  )
}
