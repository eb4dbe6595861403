/** One page of a list, as a port returns it. */
export type ListPage<Item> = { readonly items: ReadonlyArray<Item>; readonly page: number; readonly pages: number; readonly total: number }

export const emptyPage: ListPage<never> = { items: [], page: 1, pages: 0, total: 0 }

type PartOfList<Item> = Pick<ListPage<Item>, "items" | "pages">

/** Items of all pages of a list from `page` on, read one after another. */
export const allItems = async <Item>(
  fetchPage: (page: number) => Promise<PartOfList<Item>>,
  page: number = 1,
): Promise<ReadonlyArray<Item>> => {
  const { items, pages } = await fetchPage(page)
  return page < pages ? [...items, ...(await allItems(fetchPage, page + 1))] : items
}
