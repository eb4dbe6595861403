/** `npm run shop -- orders`: lists paid orders and returns, moves, cancels and refunds them, through the running shop, by the key of `SHOP_KEY`. */
import type { ProcessEnvironment } from "#backend/environment.ts"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { cancelMerchantOrder, merchantOrders, moveOrder, refundOrder } from "#adapters/shop/contract/merchant/merchant-orders.ts"
import { answerMerchantReturn, merchantReturnPictures, merchantReturns } from "#adapters/shop/contract/merchant/merchant-returns.ts"
import { callShop } from "#backend/merchant/call-shop.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { translator, type Translate } from "#backend/texts/command-language.ts"
import { fileOf } from "#backend/merchant/operate.ts"
import type { LineItem, Order } from "#domain/entities/orders/order.ts"
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

const addressText = ({ address }: Order): string => {
  if (address === null) return ""
  const { firstName, phone, city, district, quarter, detail } = address
  return `${firstName} ${phone} ${[city, district, quarter, detail].join(", ")}`
}

const itemText = ({ product, optionsText, quantity }: LineItem): string => {
  const options = optionsText === "" ? "" : ` (${optionsText})`
  return `${quantity} × ${product.sku} ${product.name}${options}`
}

/** The order in one line, whose values are divided by tabs. */
const line = (order: Order, translate: Translate): string =>
  [
    order.number,
    stateOf(order, translate),
    order.paidAt ?? "",
    formatTugrik(order.total),
    refundOf(order, translate),
    leaseOf(order, translate),
    addressText(order),
    order.lineItems.map(itemText).join("; "),
    order.parcelNumber ?? "",
  ].join("\t")

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

/** An action of the command on the order or return of a number; returns what is printed. */
type Action = (env: ProcessEnvironment, number: string, options: Options) => Promise<string>

const list = async (env: ProcessEnvironment, { page = "1", shipment }: Options): Promise<string> => {
  const translate = translator(env)
  const query = { page, ...(shipment !== undefined && { shipment }) }
  const { items, total } = await callShop(env, scope, merchantOrders, { query })
  return [...items.map((order) => line(order, translate)), translate("command.shownOf", { count: items.length, total })].join("\n")
}

const returns = async (env: ProcessEnvironment, { page = "1" }: Options): Promise<string> => {
  const translate = translator(env)
  const { items, total } = await callShop(env, scope, merchantReturns, { query: { page } })
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

const refund: Action = async (env, number, { amount, reference, note = "" }) => {
  const translate = translator(env)
  if (amount === undefined || !/^\d+$/.test(amount)) throw new WrongUse(translate("orders.amount"))
  // Without a number of its own, a command that is repeated after a lost answer would refund twice.
  if (reference === undefined) throw new WrongUse(translate("orders.reference"))
  const body = { amount: Number(amount), reference, note }
  return line(await callShop(env, scope, refundOrder, { parameter: number, body }), translate)
}

const cancel: Action = async (env, number, { reason = "" }) => {
  const translate = translator(env)
  if (reason.trim() === "") throw new WrongUse(translate("orders.reason"))
  return line(await callShop(env, scope, cancelMerchantOrder, { parameter: number, body: { reason } }), translate)
}

/** Writes the pictures of a return into a folder, and names the files. */
const writePictures: Action = async (env, number, { to }) => {
  const translate = translator(env)
  if (to === undefined) throw new WrongUse(translate("orders.folder"))
  const { pictures } = await callShop(env, scope, merchantReturnPictures, { parameter: number })
  const folder = fileOf(env, to)
  if (pictures.length > 0) await mkdir(folder, { recursive: true })
  const files = pictures.map(({ content }, at) => ({ path: join(folder, `${number}-${at + 1}.webp`), content }))
  for (const { path, content } of files) await writeFile(path, content, "base64")
  return [...files.map(({ path }) => path), translate("orders.pictures", { count: files.length })].join("\n")
}

const answerReturn: Action = async (env, number, { accept = false, reject = false, note = "" }) => {
  const translate = translator(env)
  if (accept === reject) throw new WrongUse(translate("command.acceptOrReject"))
  if (reject && note.trim() === "") throw new WrongUse(translate("orders.note"))
  const body = { status: accept ? "accepted" : "rejected", answer: note }
  return line(await callShop(env, scope, answerMerchantReturn, { parameter: number, body }), translate)
}

const moveTo =
  (state: "ready" | "shipped" | "delivered"): Action =>
  async (env, number, { parcel, courier, phone = "" }) => {
    const body = { state, parcel_number: parcel ?? null, courier: courier === undefined ? null : { name: courier, phone } }
    return line(await callShop(env, scope, moveOrder, { parameter: number, body }), translator(env))
  }

const actions: ReadonlyMap<string, Action> = new Map<string, Action>([
  ["pick", moveTo("ready")],
  ["ship", moveTo("shipped")],
  ["hand-over", moveTo("delivered")],
  ["cancel", cancel],
  ["refund", refund],
  ["pictures", writePictures],
  ["return", answerReturn],
])

export const command: ShopCommand = {
  summary: "orders.summary",
  usage,
  notes: [{ key: "shop.keyNote", values: { scope } }],
  run: async (args, env) => {
    const translate = translator(env)
    const {
      values,
      positionals: [name = "", number, ...rest],
    } = parseArgs({ args: [...args], allowPositionals: true, options })
    const isList = name === "list" || name === "returns"
    if (rest.length > 0 || (isList && number !== undefined)) throw new WrongUse(translate("orders.one"))
    if (name === "list") return list(env, values)
    if (name === "returns") return returns(env, values)
    if (number === undefined) throw new WrongUse(translate("orders.which"))
    const action = actions.get(name)
    if (action === undefined) throw new WrongUse(translate("orders.action"))
    return action(env, number, values)
  },
}
