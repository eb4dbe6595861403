/** Lists read page by page: page 1 replaces, later pages append. Specification §4, B11, B12. */

export type Pages<Item> = {
  readonly items: ReadonlyArray<Item>
  /** Last page read; 0 before any. */
  readonly page: number
  /** Whether another page may exist. */
  readonly stillFetch: boolean
}

export type PageRead<Item> = { readonly page: number; readonly items: ReadonlyArray<Item> }

/** Products per page, unless the site configures another. Specification §9, W13. */
export const pageSize = 40

export const noPages: Pages<never> = { items: [], page: 0, stillFetch: true }

const mergedItems = <Item>(pages: Pages<Item>, read: PageRead<Item>): ReadonlyArray<Item> =>
  read.page <= 1 ? read.items : [...pages.items, ...read.items]

/**
 * Items each once, since a new item moves others to a later page, where they are read again: of pages of two, 3 and 2 are read, 4 is added,
 * and the next page is 2 and 1.
 */
export const eachOnce = <Item>(items: ReadonlyArray<Item>, keyOf: (item: Item) => unknown): ReadonlyArray<Item> => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
]

/** Page of products: more may follow while a page is full. */
export const withPage = <Item>(pages: Pages<Item>, read: PageRead<Item>, size: number = pageSize): Pages<Item> => ({
  items: mergedItems(pages, read),
  page: read.page,
  stillFetch: read.items.length >= size,
})

/**
 * Page of store credit, newest entries first: more may follow until an appended page is empty. A new entry moves the last ones that are
 * shown to the next page; they are shown once.
 */
export const withStatementPage = <Item extends { readonly id: number }>(pages: Pages<Item>, read: PageRead<Item>): Pages<Item> => ({
  items: mergedItems(pages, {
    ...read,
    items: read.items.filter(({ id }) => read.page <= 1 || !pages.items.some((shown) => shown.id === id)),
  }),
  page: read.page,
  stillFetch: read.page <= 1 || read.items.length > 0,
})

/** Page of a list whose number of pages is known. */
export const withCountedPage = <Item>(pages: Pages<Item>, read: PageRead<Item> & { readonly pages: number }): Pages<Item> => ({
  items: mergedItems(pages, read),
  page: read.page,
  stillFetch: read.page < read.pages,
})
