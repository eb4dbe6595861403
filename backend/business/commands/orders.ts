/** `npm run shop -- orders`: lists paid orders and moves them, through the running shop, by the key of `SHOP_KEY`. */
import { parseArgs } from "node:util"
import * as Schema from "effect/Schema"
import { merchantOrders, moveOrder } from "#adapters/shop/contract/business/merchant.ts"
import { Failure } from "#adapters/shop/contract/failure.ts"
import { WrongUse, type ShopCommand } from "#backend/business/command.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"

const usage = `npm run shop -- orders list [--shipment pending|ready|shipped|delivered] [--page 2]
npm run shop -- orders pick NUMBER
npm run shop -- orders ship NUMBER [--parcel NUMBER] [--courier NAME --phone NUMBER]
npm run shop -- orders hand-over NUMBER
SHOP_KEY is a key with the scope orders; SHOP_URL is where the shop runs, http://localhost:3000`

const steps: Readonly<Record<string, "ready" | "shipped" | "delivered">> = { pick: "ready", ship: "shipped", "hand-over": "delivered" }

const line = ({ number, shipmentState, paidAt, total, address, lineItems, parcelNumber }: Order): string =>
  [
    number, shipmentState ?? "", paidAt ?? "", formatTugrik(total),
    address === null ? "" : `${address.firstName} ${address.phone} ${[address.city, address.district, address.quarter, address.detail].join(", ")}`,
    lineItems.map(({ product, optionsText, quantity }) => `${quantity} × ${product.sku} ${product.name}${optionsText === "" ? "" : ` (${optionsText})`}`).join("; "),
    parcelNumber ?? "",
  ].join("\t")

type Environment = Parameters<ShopCommand["run"]>[1]

const ask = async ({ SHOP_URL, SHOP_KEY, PORT }: Environment, method: string, path: string, body: unknown = null): Promise<unknown> => {
  if (!SHOP_KEY) throw new WrongUse("SHOP_KEY is missing: make one with npm run shop -- keys new --scopes orders")
  const response = await fetch(new URL(path, SHOP_URL || `http://localhost:${PORT || 3000}`), {
    method,
    headers: { authorization: `Bearer ${SHOP_KEY}`, "accept-language": "en", "content-type": "application/json" },
    body: body === null ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(Schema.is(Schema.toEncoded(Failure))(answer) ? answer.error : `the shop answered ${response.status}`)
  return answer
}

export const command: ShopCommand = {
  usage,
  run: async (args, env) => {
    const text = { type: "string" } as const
    const { values, positionals: [action = "", number] } = parseArgs({ args: [...args], allowPositionals: true, options: { shipment: text, page: text, parcel: text, courier: text, phone: text } })
    if (action === "list") {
      const query = new URLSearchParams({ page: values.page ?? "1", ...(values.shipment !== undefined && { shipment: values.shipment }) })
      const { items, total } = Schema.decodeUnknownSync(merchantOrders.answer)(await ask(env, "GET", `${merchantOrders.path}?${query.toString()}`))
      return [...items.map(line), `${items.length} of ${total}`].join("\n")
    }
    const state = steps[action]
    if (state === undefined || number === undefined) throw new WrongUse("which order?")
    const courier = values.courier === undefined ? null : { name: values.courier, phone: values.phone ?? "" }
    const path = moveOrder.path.replace(":number", encodeURIComponent(number))
    return line(Schema.decodeUnknownSync(moveOrder.answer)(await ask(env, "PUT", path, { state, parcel_number: values.parcel ?? null, courier })))
  },
}
