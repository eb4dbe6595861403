/** Suite of the payment and VAT receipt providers against local stand-ins of their companies, on one database engine. */
import { afterAll, beforeAll, describe } from "vitest"
import type { Engine } from "#tests/contract/support/engines.ts"
import { beginProviders, type ProviderTrial } from "./provider-trial.ts"
import { golomtCalls } from "./golomt.ts"
import { mostCalls } from "./most.ts"
import { qpayTrials } from "./qpay.ts"
import { qpayRefunds } from "./qpay-refunds.ts"
import { receiptProviders } from "./receipts.ts"
import { storepayCalls } from "./storepay.ts"
import { transferCalls } from "./bank-transfer.ts"

export const describeProviders = (engine: Engine): void => {
  describe(`payment providers on ${engine.name}`, () => {
    let opened: ProviderTrial | null = null
    const trial = (): ProviderTrial => {
      if (opened === null) throw new Error("the shop has not been opened")
      return opened
    }
    beforeAll(async () => {
      opened = await beginProviders(engine)
    }, 180_000)
    afterAll(async () => {
      await opened?.shop.end()
      await opened?.qpay.stop()
      await opened?.golomt.stop()
      await opened?.storepay.stop()
      await opened?.otherStorepay.stop()
      await opened?.most.stop()
    })
    qpayTrials(trial)
    qpayRefunds(trial)
    transferCalls(trial)
    golomtCalls(trial)
    storepayCalls(trial)
    mostCalls(trial)
    receiptProviders(trial)
  })
}
