/** Adapter of the ports of placed orders. */
import type { OrderNumber } from "#domain/entities/ids.ts"
import type { OrderReturns, ReturnPicture } from "#domain/entities/orders/return.ts"
import type { OrdersPorts, ShownReturns } from "#machines/orders/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import type { Caller } from "./client/api-client.ts"
import { cancelOrder, myOrders, oneOrder, reorder } from "./contract/orders/orders.ts"
import { orderReturns, requestReturn, returnPicture, returnPictures } from "./contract/orders/returns.ts"
import { orderReceipt } from "./contract/orders/receipt.ts"

/** The content itself: an image of a page carries no token, which a private picture needs. */
const addressOf = ({ type, content }: ReturnPicture): string => `data:${type};base64,${content}`

/** Returns count without their pictures too. */
const withThumbnails = async (call: Caller["call"], number: OrderNumber, known: OrderReturns, signal: AbortSignal | undefined): Promise<ShownReturns> => {
  const isPictured = known.returns.some(({ pictures }) => pictures.length > 0)
  const { pictures } = isPictured ? await call(returnPictures, { signal, params: { number } }).catch(() => ({ pictures: [] })) : { pictures: [] }
  return { ...known, thumbnails: Object.fromEntries(pictures.map((picture) => [picture.name, addressOf(picture)])) }
}

export const createOrdersPorts = ({ call }: Caller): AnswersOf<OrdersPorts> => ({
  fetchOrder: ({ number, isFresh }, signal) => call(oneOrder, { signal, params: { number }, isReadOffline: isFresh !== true }),
  fetchOrders: async ({ page, group }, signal) => {
    const { items, pages, total } = await call(myOrders, { signal, query: { page, group }, isReadOffline: true })
    return { items, page, pages, total }
  },
  cancelOrder: ({ key, number, reason }, signal) => call(cancelOrder, { key, signal, params: { number }, body: { reason } }),
  reorder: ({ key, number }, signal) => call(reorder, { key, signal, params: { number } }),
  fetchReturns: async ({ number }, signal) => withThumbnails(call, number, await call(orderReturns, { signal, params: { number }, isReadOffline: true }), signal),
  requestReturn: async ({ key, number, reason, note, lines, pictures, onSent }, signal) => {
    const { files, sending } = pictures.length === 0 ? { files: [], sending: {} } : (await import("#adapters/browser/review-pictures.ts")).uploadOf(pictures, onSent)
    const body = { reason, note, lines: lines as readonly [(typeof lines)[number], ...typeof lines], pictures: files.flatMap((file) => (file === null ? [] : [{ file }])) }
    return withThumbnails(call, number, await call(requestReturn, { key, signal, params: { number }, body, ...sending }), signal)
  },
  fetchReturnPicture: async ({ number, name }, signal) => addressOf(await call(returnPicture, { signal, params: { number, name } })),
  fetchReceipt: ({ number }, signal) => call(orderReceipt, { signal, params: { number }, isReadOffline: true }),
})
