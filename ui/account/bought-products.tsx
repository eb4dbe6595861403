/** Row of products of earlier orders, to buy them again at today's price. S4. */
import { TileRow } from "#ui/catalogue/public/tile-row.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"

export const BoughtProducts = withMessages(["catalogue"], TileRow)
