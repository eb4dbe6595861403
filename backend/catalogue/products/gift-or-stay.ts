/** SQL condition of rows of `products` that are outside of the catalogue: gift cards and hotel rooms, whose prices are amounts and nights. */
export const isGiftOrStay = `exists (select from variants v where v.product_id = products.id
  and (exists (select from gift_card_products g where g.variant_id = v.id) or exists (select from hotel_rooms r where r.variant_id = v.id)))`
