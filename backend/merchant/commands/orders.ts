/** `npm run shop -- orders`: lists paid orders and returns, moves, cancels and refunds them, through the running shop, by the key of `SHOP_KEY`. */
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import * as Schema from "effect/Schema"
import { answerMerchantReturn, cancelMerchantOrder, merchantOrders, merchantReturnPictures, merchantReturns, moveOrder, refundOrder } from "#adapters/shop/contract/merchant/merchant.ts"
import { askShop, type Environment } from "#backend/merchant/ask-shop.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { fileOf } from "#backend/merchant/operate.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"

const usage = `npm run shop -- orders list [--shipment pending|ready|shipped|delivered] [--page 2]
npm run shop -- orders pick NUMBER
npm run shop -- orders ship NUMBER [--parcel NUMBER] [--courier NAME --phone NUMBER]
npm run shop -- orders hand-over NUMBER
npm run shop -- orders cancel NUMBER --reason TEXT
npm run shop -- orders refund NUMBER --amount 5000 --reference NUMBER [--note TEXT]
npm run shop -- orders returns [--page 2]
npm run shop -- orders pictures NUMBER-OF-RETURN --to FOLDER
npm run shop -- orders return NUMBER-OF-RETURN --accept|--reject --note TEXT
SHOP_KEY is a key with the scope orders; SHOP_URL is where the shop runs, http://localhost:3000`

const steps: Readonly<Record<string, "ready" | "shipped" | "delivered">> = { pick: "ready", ship: "shipped", "hand-over": "delivered" }

/** `canceled` and `returned` beside the step of the shipment that was reached; `0₮ given back` is left out. */
const given = ({ refundedAmount }: Order): string => (refundedAmount === null || refundedAmount === 0 ? "" : `${formatTugrik(refundedAmount)} given back`)
const stateOf = ({ state, paymentState, shipmentState }: Order): string => (state === "canceled" || state === "returned" ? state : paymentState === "refunded" ? `${shipmentState ?? ""} refunded` : (shipmentState ?? ""))

const leased = ({ payments }: Order): string => {
  const { lease = null } = payments.at(-1) ?? {}
  return lease === null ? "" : `lease of ${lease.provider}: ${formatTugrik(lease.down)} down, ${formatTugrik(lease.monthly)} a month for ${lease.months} months`
}

const line = (order: Order): string => {
  const { number, paidAt, total, address, lineItems, parcelNumber } = order
  return [
    number, stateOf(order), paidAt ?? "", formatTugrik(total), given(order), leased(order),
    address === null ? "" : `${address.firstName} ${address.phone} ${[address.city, address.district, address.quarter, address.detail].join(", ")}`,
    lineItems.map(({ product, optionsText, quantity }) => `${quantity} × ${product.sku} ${product.name}${optionsText === "" ? "" : ` (${optionsText})`}`).join("; "),
    parcelNumber ?? "",
  ].join("\t")
}

const scope = "orders"

const text = { type: "string" } as const
const flag = { type: "boolean" } as const
const options = { shipment: text, page: text, parcel: text, courier: text, phone: text, amount: text, reference: text, note: text, reason: text, to: text, accept: flag, reject: flag } as const
type Given = ReturnType<typeof parseArgs<{ readonly options: typeof options }>>["values"]

const named = (path: string, number: string): string => path.replace(":number", encodeURIComponent(number))
const orderOf = (answer: unknown): string => line(Schema.decodeUnknownSync(moveOrder.answer)(answer))

const list = async (env: Environment, { page = "1", shipment }: Given): Promise<string> => {
  const query = new URLSearchParams({ page, ...(shipment !== undefined && { shipment }) })
  const { items, total } = Schema.decodeUnknownSync(merchantOrders.answer)(await askShop(env, scope, "GET", `${merchantOrders.path}?${query.toString()}`))
  return [...items.map(line), `${items.length} of ${total}`].join("\n")
}

const returns = async (env: Environment, { page = "1" }: Given): Promise<string> => {
  const { items, total } = Schema.decodeUnknownSync(merchantReturns.answer)(await askShop(env, scope, "GET", `${merchantReturns.path}?page=${encodeURIComponent(page)}`))
  const shown = items.map(({ number, order, reason, note, lines, pictures, createdAt }) =>
    [number, order, createdAt, reason, lines.map(({ sku, name, quantity }) => `${quantity} × ${sku} ${name}`).join("; "), note, `pictures: ${pictures}`].join("\t"))
  return [...shown, `${items.length} of ${total}`].join("\n")
}

const refund = async (env: Environment, number: string, { amount, reference, note = "" }: Given): Promise<string> => {
  if (amount === undefined || !/^\d+$/.test(amount)) throw new WrongUse("--amount is a sum in whole tugrik")
  // Without a number of its own, a command that is repeated after a lost answer would refund twice.
  if (reference === undefined) throw new WrongUse("--reference is missing: a number of your own, by which a repeated command refunds once")
  return orderOf(await askShop(env, scope, "POST", named(refundOrder.path, number), { amount: Number(amount), reference, note }))
}

const cancel = async (env: Environment, number: string, { reason = "" }: Given): Promise<string> => {
  if (reason.trim() === "") throw new WrongUse("--reason is missing: why the order is cancelled")
  return orderOf(await askShop(env, scope, "PUT", named(cancelMerchantOrder.path, number), { reason }))
}

/** Writes the pictures of a return into a folder, and names the files. */
const pictures = async (env: Environment, number: string, { to }: Given): Promise<string> => {
  if (to === undefined) throw new WrongUse("--to names the folder for the pictures")
  const { pictures: found } = Schema.decodeUnknownSync(merchantReturnPictures.answer)(await askShop(env, scope, "GET", named(merchantReturnPictures.path, number)))
  const folder = fileOf(env, to)
  if (found.length > 0) await mkdir(folder, { recursive: true })
  const files = found.map(({ content }, at) => ({ path: join(folder, `${number}-${at + 1}.webp`), content }))
  for (const { path, content } of files) await writeFile(path, content, "base64")
  return [...files.map(({ path }) => path), `${files.length} pictures`].join("\n")
}

const answerReturn = async (env: Environment, number: string, { accept = false, reject = false, note = "" }: Given): Promise<string> => {
  if (accept === reject) throw new WrongUse("--accept or --reject?")
  if (reject && note.trim() === "") throw new WrongUse("--note says to the shopper why it is rejected")
  return orderOf(await askShop(env, scope, "PUT", named(answerMerchantReturn.path, number), { status: accept ? "accepted" : "rejected", answer: note }))
}

const move = async (env: Environment, state: string, number: string, { parcel = null, courier, phone = "" }: { readonly parcel?: string | null } & Omit<Given, "parcel">): Promise<string> =>
  orderOf(await askShop(env, scope, "PUT", named(moveOrder.path, number), { state, parcel_number: parcel, courier: courier === undefined ? null : { name: courier, phone } }))

export const command: ShopCommand = {
  summary: "lists, moves, cancels and refunds paid orders, and answers returns",
  usage,
  run: async (args, env) => {
    const { values, positionals: [action = "", number, ...rest] } = parseArgs({ args: [...args], allowPositionals: true, options })
    if (rest.length > 0 || ((action === "list" || action === "returns") && number !== undefined)) throw new WrongUse("one order or return at a time")
    if (action === "list") return list(env, values)
    if (action === "returns") return returns(env, values)
    if (number === undefined) throw new WrongUse("which order?")
    if (action === "cancel") return cancel(env, number, values)
    if (action === "refund") return refund(env, number, values)
    if (action === "pictures") return pictures(env, number, values)
    if (action === "return") return answerReturn(env, number, values)
    const state = steps[action]
    if (state === undefined) throw new WrongUse("orders are listed, picked, shipped, handed over, cancelled, refunded and returned, and pictures of returns are written")
    return move(env, state, number, values)
  },
}
