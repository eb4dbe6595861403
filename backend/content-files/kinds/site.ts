/** Names, contacts and look of the shop. E28. */
import { identityReference } from "#backend/shell/part-reference.ts"
import { effectsOf, examplesOf } from "#backend/setting-reference.ts"
import { sitePart } from "../site-part.ts"

export const kind = sitePart("site", {
  effect: "Names, contacts and look of the shop, and a row of its home page.",
  fields: effectsOf(identityReference),
  example: examplesOf(identityReference),
  pictures: ["logo", "share_picture", "hero_picture"],
  after: ["categories", "vendors"],
  references: ({ lifestyle }) =>
    lifestyle === null
      ? {}
      : {
          category: [{ path: ["lifestyle", "product_cat"], name: lifestyle.productCat }],
          vendor: lifestyle.storeCodes.map((name, at) => ({ path: ["lifestyle", "store_codes", at], name })),
        },
})
