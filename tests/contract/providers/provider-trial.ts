/** Shop under test whose payments go over real providers, as their stand-ins answer. */
import { bankTransferProvider, type BankTransferSettings } from "#backend/payments/providers/bank-transfer.ts"
import { qpayCalls } from "#backend/payments/providers/qpay-calls.ts"
import { qpayProvider, type QPaySettings } from "#backend/payments/providers/qpay.ts"
import { mostProvider, type MostSettings } from "#backend/payments/providers/most.ts"
import { storepayProvider, type StorepaySettings } from "#backend/payments/providers/storepay.ts"
import { sandboxProviders } from "#backend/sandbox/providers.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { Trial } from "#tests/contract/support/test-backend.ts"
import { golomtProvider, type GolomtSettings } from "#backend/payments/providers/golomt.ts"
import { golomtSecrets, startGolomt, type GolomtServer } from "./golomt-server.ts"
import { mostKey, startMost, type MostServer } from "./most-server.ts"
import { qpaySecrets, startQPay, type QPayServer } from "./qpay-server.ts"
import { startStorepay, storepaySecrets, type StorepayServer } from "./storepay-server.ts"

export type ProviderTrial = {
  readonly shop: Trial
  qpay: QPayServer
  readonly golomt: GolomtServer
  readonly storepay: StorepayServer
  /** The same company for another lender. */
  readonly otherStorepay: StorepayServer
  readonly most: MostServer
  readonly stopQPay: () => Promise<void>
  /** Starts it again on its port, with its invoices. */
  readonly startQPay: () => Promise<void>
}

/** Lender whose leases go by a provider of its own. */
export const otherLender = "Ногоон банк"

export const transferSettings: BankTransferSettings = {
  provider: "bank_transfer",
  methods: ["bank_transfer"],
  bank: { mn: "Тэнгис банк", en: "Tengis Bank" },
  account: "MN0005000000001",
  holder: "Цэлмэг ХХК",
  statement: { date: "Огноо", amount: "Орлого", description: "Гүйлгээний утга", reference: "Журнал", currency: "Валют" },
}

/** Without its address. */
export const qpaySettings: Omit<QPaySettings, "url"> = {
  provider: "qpay",
  methods: ["qr", "internet_bank"],
  invoiceCode: "SHOP_INVOICE",
  receiverCode: "terminal",
  clientId: { env: "QPAY_ID" },
  clientSecret: { env: "QPAY_SECRET" },
}

export const beginProviders = async (engine: Engine): Promise<ProviderTrial> => {
  const first = await startQPay()
  const golomt = await startGolomt()
  const card: GolomtSettings = {
    provider: "golomt",
    methods: ["card"],
    url: golomt.url,
    token: { env: "GOLOMT_TOKEN" },
    checksumKey: { env: "GOLOMT_KEY" },
  }
  const [storepay, otherStorepay] = [await startStorepay(), await startStorepay()]
  const most = await startMost()
  const env = (name: string) => ({ env: name })
  const loans: StorepaySettings = {
    provider: "storepay",
    name: "storepay",
    lenders: null,
    methods: ["lease"],
    url: storepay.url,
    storeId: "S1",
    appId: env("STOREPAY_APP"),
    appSecret: env("STOREPAY_SECRET"),
    username: env("STOREPAY_USER"),
    password: env("STOREPAY_PASSWORD"),
  }
  const app: MostSettings = { provider: "most", methods: ["wallet"], url: most.url, merchantId: "M1", key: env("MOST_KEY") }
  const settings: QPaySettings = { ...qpaySettings, url: first.url }
  const lender = (provider: string) => ({ provider, terms: [3, 6, 12, 24], interest: 1.8, min: null, max: null, note: "" })
  const shop = await Trial.begin(
    engine,
    { publicOrigin: "http://localhost:4321", lenders: [lender("Storepay"), lender(otherLender)] },
    (config) => ({
      ...sandboxProviders(() => config.site.company),
      payments: [
        qpayProvider(settings, qpayCalls(first.url, qpaySecrets, Date.now), () => config.site.company),
        bankTransferProvider(transferSettings),
        golomtProvider(card, golomtSecrets),
        storepayProvider(loans, storepaySecrets, () => config.site.company),
        storepayProvider(
          { ...loans, name: "storepay-other", lenders: [otherLender], url: otherStorepay.url },
          storepaySecrets,
          () => config.site.company,
        ),
        mostProvider(app, mostKey, () => config.site.company),
      ],
    }),
  )
  const trial: ProviderTrial = {
    shop,
    qpay: first,
    golomt,
    storepay,
    otherStorepay,
    most,
    stopQPay: () => trial.qpay.stop(),
    startQPay: async () => {
      trial.qpay = await startQPay(trial.qpay)
    },
  }
  return trial
}
