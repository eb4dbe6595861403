/** Adapter of the ports of placed orders. */
import type { OrderNumber } from "#domain/entities/ids.ts"
import type { OrderReturns, ReturnPicture } from "#domain/entities/orders/return.ts"
import type { OrdersPorts, ShownReturns } from "#machines/orders/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import type { Caller } from "./client/api-client.ts"
import { uploadOf } from "./picture-upload.ts"
import { cancelOrder, myOrders, oneOrder, reorder } from "./contract/orders/orders.ts"
import { orderReturns, requestReturn, returnPicture, returnPictures } from "./contract/orders/returns.ts"
import { orderReceipt } from "./contract/orders/receipt.ts"

/** Picture as a data URL, since a private one needs a token, which the request of an image element does not have. */
const dataUrl = ({ type, content }: ReturnPicture): string => `data:${type};base64,${content}`

export const createOrdersPorts = ({ call }: Caller): AnswersOf<OrdersPorts> => {
  /** Adds the thumbnails by the names of the pictures; none where they fail to load. */
  const withThumbnails = async (number: OrderNumber, returns: OrderReturns, signal: AbortSignal | undefined): Promise<ShownReturns> => {
    const isPictured = returns.returns.some(({ pictures }) => pictures.length > 0)
    if (!isPictured) return { ...returns, thumbnails: {} }
    const { pictures } = await call(returnPictures, { signal, params: { number } }).catch(() => ({ pictures: [] }))
    return { ...returns, thumbnails: Object.fromEntries(pictures.map((picture) => [picture.name, dataUrl(picture)])) }
  }

  return {
    fetchOrder: ({ number, isFresh }, signal) => call(oneOrder, { signal, params: { number }, isReadOffline: isFresh !== true }),
    fetchOrders: async ({ page, group }, signal) => {
      const { items, pages, total } = await call(myOrders, { signal, query: { page, group }, isReadOffline: true })
      return { items, page, pages, total }
    },
    cancelOrder: ({ key, number, reason }, signal) => call(cancelOrder, { key, signal, params: { number }, body: { reason } }),
    reorder: ({ key, number }, signal) => call(reorder, { key, signal, params: { number } }),
    fetchReturns: async ({ number }, signal) => {
      const returns = await call(orderReturns, { signal, params: { number }, isReadOffline: true })
      return withThumbnails(number, returns, signal)
    },
    requestReturn: async ({ key, number, reason, note, lines, pictures, onSent }, signal) => {
      const { files, sending } = await uploadOf(pictures, onSent)
      const body = {
        reason,
        note,
        lines: lines as readonly [(typeof lines)[number], ...typeof lines],
        pictures: files.flatMap((file) => (file === null ? [] : [{ file }])),
      }
      const returns = await call(requestReturn, { key, signal, params: { number }, body, ...sending })
      return withThumbnails(number, returns, signal)
    },
    fetchReturnPicture: async ({ number, name }, signal) => dataUrl(await call(returnPicture, { signal, params: { number, name } })),
    fetchReceipt: ({ number }, signal) => call(orderReceipt, { signal, params: { number }, isReadOffline: true }),
  }
}
