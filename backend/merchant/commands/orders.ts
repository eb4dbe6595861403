/** `npm run shop -- orders`: lists paid orders and returns, moves, cancels and refunds them, through the running shop, by the key of `SHOP_KEY`. */
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import * as Schema from "effect/Schema"
import {
  answerMerchantReturn,
  cancelMerchantOrder,
  merchantOrders,
  merchantReturnPictures,
  merchantReturns,
  moveOrder,
  refundOrder,
} from "#adapters/shop/contract/merchant/merchant.ts"
import { askShop } from "#backend/merchant/ask-shop.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { translator, type Environment, type Translate } from "#backend/texts/command-language.ts"
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
npm run shop -- orders return NUMBER-OF-RETURN --accept|--reject --note TEXT`

const steps: Readonly<Record<string, "ready" | "shipped" | "delivered">> = { pick: "ready", ship: "shipped", "hand-over": "delivered" }

/** Step of the shipment, spelled as `--shipment` takes it; `canceled` and `returned` in its place. */
const stateOf = ({ state, paymentState, shipmentState }: Order, translate: Translate): string => {
  if (state === "canceled" || state === "returned") return state
  const shipment = shipmentState ?? ""
  return paymentState === "refunded" ? translate("orders.refunded", { state: shipment }) : shipment
}

const refundOf = ({ refundedAmount }: Order, translate: Translate): string =>
  refundedAmount === null || refundedAmount === 0 ? "" : translate("orders.givenBack", { amount: formatTugrik(refundedAmount) })

const leaseOf = ({ payments }: Order, translate: Translate): string => {
  const { lease = null } = payments.at(-1) ?? {}
  if (lease === null) return ""
  return translate("orders.lease", {
    lender: lease.provider,
    down: formatTugrik(lease.down),
    monthly: formatTugrik(lease.monthly),
    months: lease.months,
  })
}

const line = (order: Order, translate: Translate): string => {
  const { number, paidAt, total, address, lineItems, parcelNumber } = order
  return [
    number,
    stateOf(order, translate),
    paidAt ?? "",
    formatTugrik(total),
    refundOf(order, translate),
    leaseOf(order, translate),
    address === null
      ? ""
      : `${address.firstName} ${address.phone} ${[address.city, address.district, address.quarter, address.detail].join(", ")}`,
    lineItems
      .map(
        ({ product, optionsText, quantity }) =>
          `${quantity} × ${product.sku} ${product.name}${optionsText === "" ? "" : ` (${optionsText})`}`,
      )
      .join("; "),
    parcelNumber ?? "",
  ].join("\t")
}

const scope = "orders"

const text = { type: "string" } as const
const flag = { type: "boolean" } as const
const options = {
  shipment: text,
  page: text,
  parcel: text,
  courier: text,
  phone: text,
  amount: text,
  reference: text,
  note: text,
  reason: text,
  to: text,
  accept: flag,
  reject: flag,
} as const
type Options = ReturnType<typeof parseArgs<{ readonly options: typeof options }>>["values"]

const pathOf = (path: string, number: string): string => path.replace(":number", encodeURIComponent(number))
const orderLine = (response: unknown, env: Environment): string =>
  line(Schema.decodeUnknownSync(moveOrder.answer)(response), translator(env))

const list = async (env: Environment, { page = "1", shipment }: Options): Promise<string> => {
  const translate = translator(env)
  const query = new URLSearchParams({ page, ...(shipment !== undefined && { shipment }) })
  const { items, total } = Schema.decodeUnknownSync(merchantOrders.answer)(
    await askShop(env, scope, "GET", `${merchantOrders.path}?${query.toString()}`),
  )
  return [...items.map((order) => line(order, translate)), translate("command.shownOf", { count: items.length, total })].join("\n")
}

const returns = async (env: Environment, { page = "1" }: Options): Promise<string> => {
  const translate = translator(env)
  const { items, total } = Schema.decodeUnknownSync(merchantReturns.answer)(
    await askShop(env, scope, "GET", `${merchantReturns.path}?page=${encodeURIComponent(page)}`),
  )
  const rows = items.map(({ number, order, reason, note, lines, pictures, createdAt }) =>
    [
      number,
      order,
      createdAt,
      reason,
      lines.map(({ sku, name, quantity }) => `${quantity} × ${sku} ${name}`).join("; "),
      note,
      translate("orders.pictures", { count: pictures }),
    ].join("\t"),
  )
  return [...rows, translate("command.shownOf", { count: items.length, total })].join("\n")
}

const refund = async (env: Environment, number: string, { amount, reference, note = "" }: Options): Promise<string> => {
  if (amount === undefined || !/^\d+$/.test(amount)) throw new WrongUse(translator(env)("orders.amount"))
  // Without a number of its own, a command that is repeated after a lost answer would refund twice.
  if (reference === undefined) throw new WrongUse(translator(env)("orders.reference"))
  return orderLine(await askShop(env, scope, "POST", pathOf(refundOrder.path, number), { amount: Number(amount), reference, note }), env)
}

const cancel = async (env: Environment, number: string, { reason = "" }: Options): Promise<string> => {
  if (reason.trim() === "") throw new WrongUse(translator(env)("orders.reason"))
  return orderLine(await askShop(env, scope, "PUT", pathOf(cancelMerchantOrder.path, number), { reason }), env)
}

/** Writes the pictures of a return into a folder, and names the files. */
const pictures = async (env: Environment, number: string, { to }: Options): Promise<string> => {
  if (to === undefined) throw new WrongUse(translator(env)("orders.folder"))
  const { pictures: found } = Schema.decodeUnknownSync(merchantReturnPictures.answer)(
    await askShop(env, scope, "GET", pathOf(merchantReturnPictures.path, number)),
  )
  const folder = fileOf(env, to)
  if (found.length > 0) await mkdir(folder, { recursive: true })
  const files = found.map(({ content }, at) => ({ path: join(folder, `${number}-${at + 1}.webp`), content }))
  for (const { path, content } of files) await writeFile(path, content, "base64")
  return [...files.map(({ path }) => path), translator(env)("orders.pictures", { count: files.length })].join("\n")
}

const answerReturn = async (env: Environment, number: string, { accept = false, reject = false, note = "" }: Options): Promise<string> => {
  if (accept === reject) throw new WrongUse(translator(env)("command.acceptOrReject"))
  if (reject && note.trim() === "") throw new WrongUse(translator(env)("orders.note"))
  return orderLine(
    await askShop(env, scope, "PUT", pathOf(answerMerchantReturn.path, number), { status: accept ? "accepted" : "rejected", answer: note }),
    env,
  )
}

const move = async (
  env: Environment,
  state: string,
  number: string,
  { parcel = null, courier, phone = "" }: { readonly parcel?: string | null } & Omit<Options, "parcel">,
): Promise<string> =>
  orderLine(
    await askShop(env, scope, "PUT", pathOf(moveOrder.path, number), {
      state,
      parcel_number: parcel,
      courier: courier === undefined ? null : { name: courier, phone },
    }),
    env,
  )

export const command: ShopCommand = {
  summary: "orders.summary",
  usage,
  notes: [{ key: "shop.keyNote", values: { scope } }],
  run: async (args, env) => {
    const translate = translator(env)
    const {
      values,
      positionals: [action = "", number, ...rest],
    } = parseArgs({ args: [...args], allowPositionals: true, options })
    if (rest.length > 0 || ((action === "list" || action === "returns") && number !== undefined))
      throw new WrongUse(translate("orders.one"))
    if (action === "list") return list(env, values)
    if (action === "returns") return returns(env, values)
    if (number === undefined) throw new WrongUse(translate("orders.which"))
    if (action === "cancel") return cancel(env, number, values)
    if (action === "refund") return refund(env, number, values)
    if (action === "pictures") return pictures(env, number, values)
    if (action === "return") return answerReturn(env, number, values)
    const state = steps[action]
    if (state === undefined) throw new WrongUse(translate("orders.action"))
    return move(env, state, number, values)
  },
}
