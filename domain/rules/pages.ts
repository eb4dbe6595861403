/** Lists that are read page by page: the first page replaces, later ones are added. Specification §4, B11, B12. */

export type Pages<Item> = {
  readonly items: ReadonlyArray<Item>
  /** The last page that was read; 0 before any. */
  readonly page: number
  /** Whether asking for another page makes sense. */
  readonly stillFetch: boolean
}

export type PageRead<Item> = { readonly page: number; readonly items: ReadonlyArray<Item> }

/** Products on a page of a search, unless the site says otherwise. */
export const pageSize = 40

export const noPages: Pages<never> = { items: [], page: 0, stillFetch: true }

const mergedItems = <Item>(pages: Pages<Item>, read: PageRead<Item>): ReadonlyArray<Item> =>
  read.page <= 1 ? read.items : [...pages.items, ...read.items]

/** Products: there may be more while a page comes back full. */
export const withPage = <Item>(pages: Pages<Item>, read: PageRead<Item>, size: number = pageSize): Pages<Item> => ({
  items: mergedItems(pages, read),
  page: read.page,
  stillFetch: read.items.length >= size,
})

/** Store credit: there may be more until an added page is empty. */
export const withStatementPage = <Item>(pages: Pages<Item>, read: PageRead<Item>): Pages<Item> => ({
  items: mergedItems(pages, read),
  page: read.page,
  stillFetch: read.page <= 1 || read.items.length > 0,
})

/** A list whose number of pages is known. */
export const withCountedPage = <Item>(pages: Pages<Item>, read: PageRead<Item> & { readonly pages: number }): Pages<Item> => ({
  items: mergedItems(pages, read),
  page: read.page,
  stillFetch: read.page < read.pages,
})
