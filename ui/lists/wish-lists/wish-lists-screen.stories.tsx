/** A shopper's wish lists in every state. */
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { emptyList, sharedList, winterList, wishLists } from "#book/fixtures/lists/wish-lists.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import type { WishId } from "#domain/entities/lists/wish-list.ts"
import { wishListsMachine, type WishListsContext } from "#machines/lists/wish-lists.ts"
import { WishListsScreen } from "./wish-lists-screen.tsx"

const meta = preview.meta({ title: "Screens/WishLists", component: WishListsScreen, parameters: { path: "/account/wishlists" } })

const storyOf = (state: Rest<typeof wishListsMachine>["state"], context: Partial<WishListsContext> = {}, chosen: string | null = null) =>
  inState(
    wishListsMachine,
    { state, input: { seed: "story" }, context },
    (actor) => <WishListsScreen actor={actor} chosen={chosen} />,
    loggedIn,
  )

/** Skeletons while the lists are being fetched. */
export const Fetching = meta.story(storyOf("fetching"))
/** Covers of three lists, and the wishes of the first with news of every kind. */
export const Ready = meta.story(storyOf("ready", { lists: wishLists }))
/** A wish is being moved: it shows already, and the shop has not answered. */
export const Changing = meta.story(
  storyOf("changing", { lists: wishLists, waiting: [{ _tag: "Move", wish: 1 as WishId, to: emptyList.hash }] }),
)
/** No list yet, with a button to begin one. */
export const Empty = meta.story(storyOf("empty"))
/** The lists could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))

/** A shared list, with its link. */
export const Shared = meta.story(storyOf("ready", { lists: wishLists }, sharedList.hash))
/** A list without wishes. */
export const WithoutWishes = meta.story(storyOf("ready", { lists: wishLists }, emptyList.hash))
/** A list was deleted and can be restored; of another not all came into the cart. */
export const AfterChanges = meta.story(
  storyOf("ready", {
    lists: [winterList],
    deleted: sharedList,
    short: [{ wish: 4 as WishId, name: winterList.wishes[3]?.name ?? "", added: 0 }],
  }),
)
/** A wish is being added to the cart; its button is busy. */
export const GoingToCart = meta.story(
  storyOf("changing", { lists: wishLists, waiting: [{ _tag: "ToCart", hash: winterList.hash, wish: 1 as WishId }] }),
)
/** A new list could not be stored: its form is open again with what was typed. */
export const Unsaved = meta.story(
  storyOf("ready", {
    lists: wishLists,
    unsaved: { _tag: "Create", name: "Цагаан сарын бэлэг", description: "Аав ээжид өгөх зүйлс", isPrivate: true },
  }),
)
/** A note could not be stored: its field is open again with what was typed. */
export const UnsavedNote = meta.story(
  storyOf("ready", { lists: wishLists, unsaved: { _tag: "EditWish", wish: 1 as WishId, to: { remark: "Том размер нь таарна" } } }),
)
/** The lists on the smallest phone. */
export const OnSmallPhone = meta.story({
  ...storyOf("ready", { lists: wishLists }),
  globals: { viewport: { value: "narrow", isRotated: false } },
})
