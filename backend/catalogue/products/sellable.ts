/** Units of a variant that can be sold, in SQL. */

/** Of the variant `v`: none while its product is not for sale, which is taken off or not yet published. */
export const sellable = "(case when (select s.for_sale from products s where s.id = v.product_id) then v.on_hand else 0 end)"
