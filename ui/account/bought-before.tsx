/** Row of products of earlier orders, to buy them again at today's price, with the messages that it brings along. Loaded late. S4. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { TileRow } from "#ui/catalogue/public/tile-row.tsx"
import { useLateMessages } from "#ui/messages/late-messages.ts"
import { MessagesProvider, useLocale, useText } from "#ui/messages/messages.tsx"

export const BoughtBefore = ({ tiles }: { readonly tiles: ReadonlyArray<Tile> }) => {
  const text = useText()
  const locale = useLocale()
  const messages = useLateMessages(["catalogue"])
  return (
    messages !== null && (
      <MessagesProvider locale={locale} messages={messages}>
        <TileRow title={text("overview.bought")} tiles={tiles} />
      </MessagesProvider>
    )
  )
}
