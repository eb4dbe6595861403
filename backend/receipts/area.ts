/** VAT receipts: the jobs that file them, void them after a refund, and delete old lottery numbers. */
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
