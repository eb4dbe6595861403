/** The variant that an address names; `null` for none. */
import type { PageLocation } from "#app/address.ts"

export const variantAt = ({ searchParams }: PageLocation): number | null => {
  const variant = searchParams.get("variant")
  return variant !== null && /^\d{1,9}$/.test(variant) ? Number(variant) : null
}
