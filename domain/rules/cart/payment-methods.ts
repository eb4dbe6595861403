/** Payment methods by their names and ids on the wire, and their order for a known shopper. */

export const methodTypes = ["qr", "bank_transfer", "internet_bank", "card", "wallet", "lease"] as const

type MethodType = (typeof methodTypes)[number]

/** Ids are stored with orders: a method never changes its own. */
export const methodIds: Readonly<Record<MethodType, number>> = { qr: 1, bank_transfer: 2, internet_bank: 3, card: 4, wallet: 5, lease: 6 }

type Method = { readonly id: number; readonly methodType: MethodType; readonly active: boolean }

/**
 * Methods with the one that the shopper used last in front. A lease, which is agreed for each purchase, and an inactive method are not
 * moved.
 */
export const lastUsedFirst = <Item extends Method>(methods: ReadonlyArray<Item>, lastId: number | null): ReadonlyArray<Item> => {
  const last = methods.find(({ id, active, methodType }) => id === lastId && active && methodType !== "lease")
  return last === undefined ? methods : [last, ...methods.filter((method) => method !== last)]
}
