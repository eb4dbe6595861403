/** Product of the calculator's address: `product=utas&variant=7`. Apart from the rest of the address, since the page asks for it first. */
import type { Slug, VariantId } from "#domain/entities/ids.ts"
import type { LeaseSubject } from "#domain/entities/lease/lease-product.ts"

/** `null` where the address names none. */
export const readLeaseSubject = (valueOf: (name: string) => string | null): LeaseSubject | null => {
  const slug = valueOf("product") ?? ""
  const variant = valueOf("variant") ?? ""
  return slug === "" ? null : { slug: slug as Slug, variantId: /^\d{1,9}$/.test(variant) ? (Number(variant) as VariantId) : null }
}
