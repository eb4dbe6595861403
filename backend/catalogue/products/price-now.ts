/** Price of a variant at this moment, in SQL. */

/** Of the variant `v` of the product `p`, as `priceAt` has it: full before and after the product's sale. */
export const priceNow = "case when p.sale_start_at > now() or p.sale_expire_at <= now() then v.price else v.selling_price end"
