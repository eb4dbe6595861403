/** Units of a variant `v` that can be sold, in SQL: none while its product is taken off sale. */

export const sellable = "(case when (select s.listed from products s where s.id = v.product_id) then v.on_hand else 0 end)"
