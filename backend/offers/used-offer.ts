/** Use of a granted price: by one order that was placed and neither cancelled nor overdue. Record 0038. */

/** SQL of the number of the order that used the offer with this id; null where none did. */
export const usedBy = (id: string): string =>
  `(select used.number from line_items bought join orders used on used.id = bought.order_id
    where bought.offer_id = ${id} and used.state <> 'canceled' and used.payment_state not in ('overdue', 'void')
    order by used.id limit 1)`
