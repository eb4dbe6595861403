/** `npm run shop -- offers`: lists and answers price suggestions and quotes, through the running shop, by the key of `SHOP_KEY`. */
import { parseArgs } from "node:util"
import * as Schema from "effect/Schema"
import { answerMerchantOffer, merchantOffers, type MerchantOffer } from "#adapters/shop/contract/merchant/merchant-offers.ts"
import { askShop, type Environment } from "#backend/merchant/ask-shop.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"

const usage = `npm run shop -- offers list [--kind suggestion|quote] [--page 2]
npm run shop -- offers answer NUMBER --accept [--price 65000]
npm run shop -- offers answer NUMBER --reject
SHOP_KEY is a key with the scope offers; SHOP_URL is where the shop runs, http://localhost:3000`

const scope = "offers"

const line = ({ number, kind, status, product, quantity, price, grantedPrice, validUntil, contact, note }: MerchantOffer): string =>
  [
    number, kind, status, `${quantity} × ${product.sku} ${product.name}`, formatTugrik(product.price),
    price === null ? "" : `asks ${formatTugrik(price)}`,
    grantedPrice === null ? "" : `granted ${formatTugrik(grantedPrice)} until ${validUntil}`,
    // One line, whatever the shopper wrote.
    contact, note.replaceAll(/\s+/gu, " "),
  ].join("\t")

const text = { type: "string" } as const
const flag = { type: "boolean" } as const
const options = { kind: text, page: text, price: text, accept: flag, reject: flag } as const
type Given = ReturnType<typeof parseArgs<{ readonly options: typeof options }>>["values"]

const list = async (env: Environment, { page = "1", kind }: Given): Promise<string> => {
  const query = new URLSearchParams({ page, ...(kind !== undefined && { kind }) })
  const { items, total } = Schema.decodeUnknownSync(merchantOffers.answer)(await askShop(env, scope, "GET", `${merchantOffers.path}?${query.toString()}`))
  return [...items.map(line), `${items.length} of ${total}`].join("\n")
}

const answer = async (env: Environment, number: string, { accept = false, reject = false, price }: Given): Promise<string> => {
  if (accept === reject) throw new WrongUse("--accept or --reject?")
  if (price !== undefined && (reject || !/^[1-9]\d*$/.test(price))) throw new WrongUse("--price is a sum in whole tugrik, of what is accepted")
  const path = answerMerchantOffer.path.replace(":number", encodeURIComponent(number))
  return line(Schema.decodeUnknownSync(answerMerchantOffer.answer)(await askShop(env, scope, "PUT", path, { status: accept ? "accepted" : "rejected", price: price === undefined ? null : Number(price) })))
}

export const command: ShopCommand = {
  summary: "lists and answers price suggestions and quotes",
  usage,
  run: async (args, env) => {
    const { values, positionals: [action = "", number, ...rest] } = parseArgs({ args: [...args], allowPositionals: true, options })
    if (rest.length > 0 || (action === "list" && number !== undefined)) throw new WrongUse("one offer at a time")
    if (action === "list") return list(env, values)
    if (action !== "answer" || number === undefined) throw new WrongUse("offers are listed and answered")
    return answer(env, number, values)
  },
}
