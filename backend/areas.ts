/** Areas of the backend. Their calls and jobs follow from this list. */
import { account } from "./account/area.ts"
import type { Area } from "./area.ts"
import { letters } from "./business/letters/area.ts"
import { merchant } from "./business/merchant/area.ts"
import { cart } from "./cart/area.ts"
import { catalogue } from "./catalogue/area.ts"
import { http } from "./http/area.ts"
import { identity } from "./identity/area.ts"
import { lease } from "./lease/area.ts"
import { lists } from "./lists/area.ts"
import { orders } from "./orders/area.ts"
import { sandbox } from "./sandbox/area.ts"
import { search } from "./search/area.ts"
import { shell } from "./shell/area.ts"
import { wallet } from "./wallet/area.ts"

export const areas: ReadonlyArray<Area> = [identity, account, cart, wallet, orders, shell, lease, catalogue, lists, sandbox, search, letters, merchant, http]
