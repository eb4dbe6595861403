/** Head of a product: its price, stock and breadcrumb. */
import type { ProductPage } from "#machines/catalogue/ports.ts"
import { defineHead } from "#app/server/page-head.ts"
import { breadcrumbs } from "#app/server/structured-data.ts"
import { product } from "#app/server/structured-product.ts"

/** Longest description that search engines show, in characters. */
const maxDescriptionLength = 160

const plain = (html: string): string => {
  const text = html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").trim()
  return text.length <= maxDescriptionLength ? text : `${text.slice(0, maxDescriptionLength - 1).replace(/\s+\S*$/, "")}…`
}

export const head = defineHead<ProductPage>({
  head: ({ product: shown, keywords, reviews }, { origin, text, to, config }) => {
    const description = plain(shown.description) || shown.title
    const levels = [shown.l0, shown.l1, shown.l2, shown.l3, shown.l4].flatMap((level) => (level === null ? [] : [level]))
    const steps = [
      { name: text("nav.home"), path: "/" },
      ...levels.map(({ name, permalink }) => ({ name, path: `/t/${permalink}` })),
      { name: shown.title, path: `/products/${shown.slug}` },
    ]
    return {
      description,
      picture: (shown.images[0] ?? shown.image)?.src,
      structuredData: [product({ product: shown, keywords, reviews }, { description, origin, to, config }), breadcrumbs(steps, to)],
      type: "product",
    }
  },
  addresses: ({ products }) => products.map(({ slug, changedAt }) => ({ path: `/products/${slug}`, changedAt })),
})
