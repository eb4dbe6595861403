/** VAT receipts: filed once after delivery, or once an order without one can no longer be cancelled, voided after a refund, their lottery numbers forgotten in time. */
import type { Area } from "#backend/area.ts"
import { fileReceipts } from "./file-receipts.ts"
import { forgetLotteries, voidReceipts } from "./void-receipts.ts"

export const receipts: Area = {
  jobs: [
    { name: "receipts", every: 0, isExternal: true, run: fileReceipts },
    { name: "voided receipts", every: 0, isExternal: true, run: voidReceipts },
    { name: "forgotten lotteries", every: 0, isExternal: false, run: forgetLotteries },
  ],
}
