/** Keys of the texts: those of the default locale, an area a line. */
import type account from "./mn/account.json"
import type cart from "./mn/cart.json"
import type catalogue from "./mn/catalogue.json"
import type content from "./mn/content.json"
import type http from "./mn/http.json"
import type identity from "./mn/identity.json"
import type lists from "./mn/lists.json"
import type messages from "./mn/messages.json"
import type offers from "./mn/offers.json"
import type orders from "./mn/orders.json"
import type payments from "./mn/payments.json"
import type promotions from "./mn/promotions.json"
import type sandbox from "./mn/sandbox.json"
import type travel from "./mn/travel.json"
import type wallet from "./mn/wallet.json"

export type TextKey = keyof (typeof account & typeof cart & typeof catalogue & typeof content & typeof http & typeof identity & typeof lists & typeof messages &
  typeof offers & typeof orders & typeof payments & typeof promotions & typeof sandbox & typeof travel & typeof wallet)
