/** Adapters of the ports that only some pages call, in a chunk of their own: one factory for each area, joined. */
import type { Ports } from "#machines/ports.ts"
import { readPosition } from "./browser/position.ts"
import { browserPush } from "./browser/push.ts"
import { createArticleDrafts } from "./persistence/article-drafts.ts"
import { createCommentDraftPorts } from "./persistence/comment-draft.ts"
import type { CommonPorts, SharedAdapters } from "./ports.ts"
import { createAccountPorts } from "./shop/account.ts"
import { createContentPorts } from "./shop/content.ts"
import { createLeasePorts } from "./shop/lease.ts"
import { createNewsletterPorts } from "./shop/newsletter.ts"
import { createOffersPorts } from "./shop/offers.ts"
import { createOrdersPorts } from "./shop/orders.ts"
import { createPromotionsPorts } from "./shop/promotions.ts"
import { createPushPorts } from "./shop/push.ts"
import { createTravelPorts } from "./shop/travel.ts"
import { createWalletPorts } from "./shop/wallet.ts"
import { createWritingPorts } from "./shop/writing.ts"

/** All but those that need no schemas (`shop/page-views.ts`). */
export type OtherPorts = Omit<Ports, keyof CommonPorts | "reportPageView">

export const createOtherPorts = ({ options, caller, search, session }: SharedAdapters): OtherPorts => ({
  ...createPushPorts(caller, browserPush),
  ...createNewsletterPorts(caller),
  ...createOrdersPorts(caller),
  ...createOffersPorts(caller),
  ...createLeasePorts(caller),
  ...createContentPorts(
    caller,
    search,
    createCommentDraftPorts(options.tabStorage),
    createWritingPorts(caller, createArticleDrafts(options.storage), search),
  ),
  ...createTravelPorts(caller, search, readPosition),
  ...createWalletPorts(caller),
  ...createPromotionsPorts(caller),
  ...createAccountPorts(caller, search, session),
})
