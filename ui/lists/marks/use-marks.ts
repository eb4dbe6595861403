/** State of a product's marks: wished, compared, saved. */
import { useSelector } from "@xstate/react"
import type { ProductId, Slug, VariantId } from "#domain/entities/ids.ts"
import { isWished } from "#domain/rules/lists/wish-toggles.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"

type Mark = { readonly isOn: boolean; readonly press: () => void }

/** A visitor has no wishes: a press leads to the login. */
export const useWish = (variantId: VariantId | null): Mark => {
  const { wishes } = useActorRefs()
  const isOn = useSelector(
    wishes,
    (now) => variantId !== null && !now.hasTag("visitor") && isWished(now.context.wished, now.context.toggles, variantId),
  )
  return { isOn, press: () => variantId !== null && wishes.send({ type: "wish.press", variantId }) }
}

export const useCompared = (slug: Slug): Mark => {
  const { persistence } = useActorRefs()
  const isOn = useSelector(persistence, ({ context }) => context.persisted.compare.includes(slug))
  return { isOn, press: () => persistence.send({ type: "compare.toggle", slug }) }
}

export const useSaved = (id: ProductId): Mark => {
  const { persistence } = useActorRefs()
  const isOn = useSelector(persistence, ({ context }) => context.persisted.bookmarks.includes(id))
  return { isOn, press: () => persistence.send({ type: "bookmark.toggle", id }) }
}
