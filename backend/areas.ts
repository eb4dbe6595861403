/** Areas of the backend. Their calls and jobs follow from this list. */
import { account } from "./account/area.ts"
import type { Area } from "./area.ts"
import { cart } from "./cart/area.ts"
import { catalogue } from "./catalogue/area.ts"
import { content } from "./content/area.ts"
import { http } from "./http/area.ts"
import { identity } from "./identity/area.ts"
import { lease } from "./lease/area.ts"
import { lists } from "./lists/area.ts"
import { merchant } from "./merchant/area.ts"
import { newsletter } from "./newsletter/area.ts"
import { notifications } from "./notifications/area.ts"
import { offers } from "./offers/area.ts"
import { orders } from "./orders/area.ts"
import { payments } from "./payments/area.ts"
import { pictures } from "./pictures/area.ts"
import { promotions } from "./promotions/area.ts"
import { push } from "./push/area.ts"
import { receipts } from "./receipts/area.ts"
import { sandbox } from "./sandbox/area.ts"
import { search } from "./search/area.ts"
import { shell } from "./shell/area.ts"
import { travel } from "./travel/area.ts"
import { wallet } from "./wallet/area.ts"

export const areas: ReadonlyArray<Area> = [
  identity,
  account,
  cart,
  wallet,
  orders,
  shell,
  lease,
  catalogue,
  lists,
  content,
  offers,
  travel,
  promotions,
  sandbox,
  search,
  payments,
  receipts,
  notifications,
  push,
  newsletter,
  merchant,
  pictures,
  http,
]
