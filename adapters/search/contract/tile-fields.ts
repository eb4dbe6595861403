/** Fields of a hit that a tile needs: few, since lists are inlined by the hundred. */
export const tileFields = [
  "id", "slug", "sku", "title", "image", "price", "selling_price", "sale_percent", "sale_expire_at", "badges", "brand",
  "average_rating", "total_reviews", "total_on_hand", "created_at", "unit", "only_variant_id", "shown_variant_id", "swatches",
] as const
