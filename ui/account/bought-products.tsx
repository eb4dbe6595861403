/** Row of products of earlier orders; it loads after the page, with the messages of its tiles. S4. */
import { TileRow } from "#ui/catalogue/public/tile-row.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"

export const BoughtProducts = withMessages(["catalogue"], TileRow)
