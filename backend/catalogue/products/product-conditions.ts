/** SQL of what holds for a product `p` or a variant `v` now; where another alias may be meant, it is a parameter. */

/** Price of `v`, a variant of `p`, as `priceAt` has it: full before and after the product's sale. */
export const priceNow = "case when p.sale_start_at > now() or p.sale_expire_at <= now() then v.price else v.selling_price end"

/** Units of `v` that can be sold: none while its product is not for sale, and none of a gift card that is sold no more. */
export const sellable = `(case when (select s.for_sale from products s where s.id = v.product_id)
  and not exists (select from gift_card_products w where w.variant_id = v.id and w.withdrawn) then v.on_hand else 0 end)`

/** Whether a variant is a gift card or a hotel room: outside of the catalogue, since its price is an amount or that of nights. */
export const isGiftOrStay = (variant = "v"): string =>
  `(exists (select from gift_card_products g where g.variant_id = ${variant}.id)
    or exists (select from hotel_rooms r where r.variant_id = ${variant}.id))`

/** Whether a product is of gift cards or a hotel room. */
export const isOutsideCatalogue = (product = "p"): string =>
  `exists (select from variants o where o.product_id = ${product}.id and ${isGiftOrStay("o")})`
