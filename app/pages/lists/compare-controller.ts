/** Controller of the compared products, which the URL may name: `?ids=12,40`. */
import type { ProductId } from "#domain/entities/ids.ts"
import { compareLimit } from "#domain/rules/lists/compare.ts"
import { joinCompared } from "#machines/lists/joins.ts"
import { deviceProductsMachine } from "#machines/lists/device-products.ts"
import type { PageLocation } from "#app/address.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

/** Valid product ids of the URL, each once, as many as can be compared. */
const idsAt = ({ searchParams }: PageLocation): ReadonlyArray<ProductId> => {
  const ids = (searchParams.get("ids") ?? "").split(",").filter((id) => /^\d{1,9}$/.test(id))
  return [...new Set(ids.map((id) => Number(id) as ProductId))].slice(0, compareLimit)
}

export const controller = defineController({
  open: (pageInput) => ({ actor: createPageActor(deviceProductsMachine, { ids: idsAt(pageInput.location), slugs: [] }, pageInput) }),
  join: ({ actor }, { actorRefs: { persistence }, location }) => joinCompared({ products: actor, persistence }, idsAt(location)),
})
