/** One page of a list, as a port returns it. */
export type ListPage<Item> = { readonly items: ReadonlyArray<Item>; readonly page: number; readonly pages: number; readonly total: number }
