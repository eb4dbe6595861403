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

/** Orders have a number, all else an id. */
type Identified = { readonly id: string | number } | { readonly number: string }

const keyOf = (item: Identified): string | number => ("id" in item ? item.id : item.number)

/** Items with those of a further page that are not among them: a new item moves others to the next page. */
const mergedItems = <Item extends Identified>({ items }: Pages<Item>, read: PageRead<Item>): ReadonlyArray<Item> => {
  if (read.page <= 1) return read.items
  const shown = new Set(items.map(keyOf))
  return [...items, ...read.items.filter((item) => !shown.has(keyOf(item)))]
}

/** Page of products: more may follow while a page is full. */
export const withPage = <Item extends Identified>(pages: Pages<Item>, read: PageRead<Item>, size: number = pageSize): Pages<Item> => ({
  items: mergedItems(pages, read),
  page: read.page,
  stillFetch: read.items.length >= size,
})

/** Page of store credit: more may follow until an appended page is empty. */
export const withStatementPage = <Item extends Identified>(pages: Pages<Item>, read: PageRead<Item>): Pages<Item> => ({
  items: mergedItems(pages, read),
  page: read.page,
  stillFetch: read.page <= 1 || read.items.length > 0,
})

/** Page of a list whose number of pages is known. */
export const withCountedPage = <Item extends Identified>(
  pages: Pages<Item>,
  read: PageRead<Item> & { readonly pages: number },
): Pages<Item> => ({
  items: mergedItems(pages, read),
  page: read.page,
  stillFetch: read.page < read.pages,
})
