/** Payment methods by the names that the API gives them, and their order for a known shopper. */

export const methodTypes = ["qr", "bank_transfer", "internet_bank", "card", "wallet", "lease"] as const

/** Whether `text` names a payment method. */
export const isMethodType = (text: string): text is (typeof methodTypes)[number] => methodTypes.some((type) => type === text)

type Method = { readonly id: number; readonly methodType: (typeof methodTypes)[number]; readonly active: boolean }

/** Methods with the one that the shopper used last in front. A lease is agreed for each purchase, and an inactive method cannot be chosen: both keep their place. */
export const lastUsedFirst = <One extends Method>(methods: ReadonlyArray<One>, lastId: number | null): ReadonlyArray<One> => {
  const last = methods.find(({ id, active, methodType }) => id === lastId && active && methodType !== "lease")
  return last === undefined ? methods : [last, ...methods.filter((method) => method !== last)]
}
