/** Payment methods by the names that the API gives them, and their order for a known shopper. */

export const methodTypes = ["qr", "bank_transfer", "internet_bank", "card", "wallet", "lease"] as const

type Method = { readonly id: number; readonly methodType: (typeof methodTypes)[number]; readonly active: boolean }

/**
 * Methods with the one that the shopper used last in front. A lease, which is agreed for each purchase, and an inactive method are not
 * moved.
 */
export const lastUsedFirst = <Item extends Method>(methods: ReadonlyArray<Item>, lastId: number | null): ReadonlyArray<Item> => {
  const last = methods.find(({ id, active, methodType }) => id === lastId && active && methodType !== "lease")
  return last === undefined ? methods : [last, ...methods.filter((method) => method !== last)]
}
