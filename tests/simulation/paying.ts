/** Payment of a simulated order at the stand-ins of its bank, and the callbacks of the bank to the shop. */
import { tally, send, type World } from "./world.ts"
import type { OrderPlan, PaymentMethod } from "./plan.ts"

/** A payment that its provider waits for. */
export type Opened = {
  /** Path of the callback's address; `null` for a payment method without one. */
  readonly callback: string | null
  /** Pays a sum at the provider; returns the body of its callback. */
  readonly pay: (amount: number, currency?: string) => unknown
}

const pathOf = (url: string): string => new URL(url).pathname

type OrderPayment = { readonly paymentMethod: PaymentMethod; readonly number: string; readonly phone: string }

/** The order's payment as its provider knows it; `null` before the first request to the provider. */
export const openedPayment = (
  { standIns, statement, transfers }: World,
  { isQrPaidByCard }: OrderPlan,
  { paymentMethod, number, phone }: OrderPayment,
): Opened | null => {
  switch (paymentMethod) {
    case "qr": {
      const invoice = standIns.qpay.latest(number)
      if (invoice === null) return null
      return {
        callback: pathOf(invoice.callbackUrl),
        pay: (amount, currency = "MNT") => void standIns.qpay.pay(invoice, { amount, currency, isCard: isQrPaidByCard }),
      }
    }
    case "card": {
      // The last attempt first.
      const ids = [4, 3, 2, 1].flatMap((attempt) => [`${number}-${attempt}x`, `${number}-${attempt}`])
      const id = ids.find((known) => standIns.golomt.transactions.has(known))
      const transaction = id === undefined ? undefined : standIns.golomt.transactions.get(id)
      return id === undefined || transaction === undefined
        ? null
        : { callback: pathOf(transaction.callback), pay: (amount) => standIns.golomt.pay(id, String(amount)) }
    }
    case "lease": {
      const loan = standIns.storepay.loans.findLast((each) => each.phone === phone && each.state === "waiting")
      return loan === undefined ? null : { callback: pathOf(loan.callbackUrl), pay: () => void (loan.state = "confirmed") }
    }
    case "wallet": {
      const invoice = standIns.most.invoices.findLast((each) => each.number.startsWith(`${number}-`))
      return invoice === undefined
        ? null
        : {
            callback: pathOf(invoice.callbackUrl),
            pay: (amount) => void (invoice.paid ??= { transaction: `most-paid-${invoice.id}`, amount }),
          }
    }
    case "bank_transfer":
      return {
        callback: null,
        pay: (amount) => {
          const row = { number, amount, journal: `J${transfers.length}` }
          statement.push(row)
          transfers.push(row)
        },
      }
    default:
      return paymentMethod satisfies never
  }
}

/** Sums that the shopper pays for an order of `due`. Banks of other methods take the sum as it is. */
const sums = (
  payment: OrderPlan["payment"],
  paymentMethod: PaymentMethod,
  due: number,
): ReadonlyArray<readonly [amount: number, currency?: string]> => {
  const takesAny = paymentMethod === "qr" || paymentMethod === "bank_transfer"
  switch (payment) {
    case "exact":
      return [[due]]
    case "never":
      return []
    case "other sum":
      return paymentMethod === "lease" ? [[due]] : [[Math.max(1, due - 1000)]]
    case "twice":
      return takesAny ? [[due], [due]] : [[due]]
    case "parts":
      return paymentMethod === "qr" && due > 1 ? [[Math.floor(due / 2)], [due - Math.floor(due / 2)]] : [[due]]
    case "dollars":
      return paymentMethod === "qr" ? [[due, "USD"]] : [[due]]
    default:
      return payment satisfies never
  }
}

/** Sends the callback of a provider: its body, or the query of QPay where there is none. */
const sendCallback = async (world: World, path: string, body: unknown): Promise<void> => {
  const call = body === undefined ? { method: "GET", path: `${path}?qpay_payment_id=any` } : { method: "POST", path, body }
  const { status } = await send(world, { ...call, headers: {} })
  if (status !== 200) world.wrong.push(`a callback was answered ${status}`)
}

/** Sends callbacks that no provider sends: to another address, without a payment, and with a forged signature. */
const forge = async (world: World, paymentMethod: PaymentMethod, { callback }: Opened): Promise<void> => {
  if (callback === null) return
  tally(world, "callbacks forged")
  const elsewhere = await send(world, { method: "GET", path: `/api/payments/callback/${"0".repeat(43)}`, headers: {} })
  if (elsewhere.status !== 404) world.wrong.push(`a guessed callback was answered ${elsewhere.status}`)
  if (paymentMethod !== "card") return sendCallback(world, callback, undefined)
  const signed = await send(world, {
    method: "POST",
    path: callback,
    headers: {},
    body: { transactionId: "R000000000-1", errorCode: "000", amount: "1", checksum: "0".repeat(64) },
  })
  if (signed.status !== 403) world.wrong.push(`a forged push was answered ${signed.status}`)
}

/** Pays as planned an order of `due`. */
export const payAsPlanned = async (
  world: World,
  plan: OrderPlan,
  paymentMethod: PaymentMethod,
  { opened, due }: { readonly opened: Opened; readonly due: number },
): Promise<void> => {
  const { time } = world
  const { callback } = opened
  if (plan.hasForgedCallbacks) await forge(world, paymentMethod, opened)
  await time.after(plan.paymentDelay)
  const paid = sums(plan.payment, paymentMethod, due)
  if (paid.length === 0) return
  const bodies = paid.map(([amount, currency]) => opened.pay(amount, currency))
  const [[amount, currency] = []] = paid
  const isExact = paid.length === 1 && amount === due && currency === undefined
  if (!isExact) tally(world, `payments: ${plan.payment}`)
  if (callback === null || plan.callback === "none") return
  if (plan.callback === "late") {
    tally(world, "callbacks late")
    await time.after(world.random.whole(2, 8))
  }
  const times = plan.callback === "repeated" ? 4 : 1
  if (times > 1) tally(world, "callbacks repeated", times)
  const body = bodies.at(-1)
  await Promise.all(Array.from({ length: times }, () => sendCallback(world, callback, body)))
}
