/** Product of the calculator's address: `product=utas&variant=7`. A file of its own, since the page loads it before the calculator. */
import type { Slug, VariantId } from "#domain/entities/ids.ts"
import type { LeaseSubject } from "#domain/entities/lease/lease-product.ts"

/** Product and variant of the address; `null` where it names no product. */
export const readLeaseSubject = (valueOf: (name: string) => string | null): LeaseSubject | null => {
  const slug = valueOf("product") ?? ""
  const variant = valueOf("variant") ?? ""
  return slug === "" ? null : { slug: slug as Slug, variantId: /^\d{1,9}$/.test(variant) ? (Number(variant) as VariantId) : null }
}
