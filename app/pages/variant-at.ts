/** Id of the variant in an address, as `/stores?variant=12`; `null` for none. */
import type { PageLocation } from "#app/address.ts"

export const variantAt = ({ searchParams }: PageLocation): number | null => {
  const variant = searchParams.get("variant")
  return variant !== null && /^\d{1,9}$/.test(variant) ? Number(variant) : null
}
