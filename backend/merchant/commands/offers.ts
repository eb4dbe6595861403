/** `npm run shop -- offers`: lists and answers price suggestions and quotes, through the running shop, by the key of `SHOP_KEY`. */
import type { ProcessEnvironment } from "#backend/environment.ts"
import { parseArgs } from "node:util"
import { answerMerchantOffer, merchantOffers, type MerchantOffer } from "#adapters/shop/contract/merchant/merchant-offers.ts"
import { callShop } from "#backend/merchant/call-shop.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { translator, type Translate } from "#backend/texts/command-language.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"

const usage = `npm run shop -- offers list [--kind suggestion|quote] [--page 2]
npm run shop -- offers answer NUMBER --accept [--price 65000]
npm run shop -- offers answer NUMBER --reject`

const scope = "offers"

const line = (
  { number, kind, status, product, quantity, price, grantedPrice, validUntil, contact, note }: MerchantOffer,
  translate: Translate,
): string =>
  [
    number,
    kind,
    status,
    `${quantity} × ${product.sku} ${product.name}`,
    formatTugrik(product.price),
    price === null ? "" : translate("offers.asks", { price: formatTugrik(price) }),
    grantedPrice === null ? "" : translate("offers.granted", { price: formatTugrik(grantedPrice), until: validUntil ?? "" }),
    // One line, whatever the shopper wrote.
    contact,
    note.replaceAll(/\s+/gu, " "),
  ].join("\t")

const text = { type: "string" } as const
const flag = { type: "boolean" } as const
const options = { kind: text, page: text, price: text, accept: flag, reject: flag } as const
type Options = ReturnType<typeof parseArgs<{ readonly options: typeof options }>>["values"]

const list = async (env: ProcessEnvironment, { page = "1", kind }: Options): Promise<string> => {
  const translate = translator(env)
  const query = { page, ...(kind !== undefined && { kind }) }
  const { items, total } = await callShop(env, scope, merchantOffers, { query })
  return [...items.map((offer) => line(offer, translate)), translate("command.shownOf", { count: items.length, total })].join("\n")
}

const answer = async (env: ProcessEnvironment, number: string, { accept = false, reject = false, price }: Options): Promise<string> => {
  const translate = translator(env)
  if (accept === reject) throw new WrongUse(translate("command.acceptOrReject"))
  if (price !== undefined && (reject || !/^[1-9]\d*$/.test(price))) throw new WrongUse(translate("offers.price"))
  const body = { status: accept ? "accepted" : "rejected", price: price === undefined ? null : Number(price) }
  return line(await callShop(env, scope, answerMerchantOffer, { parameter: number, body }), translate)
}

export const command: ShopCommand = {
  summary: "offers.summary",
  usage,
  notes: [{ key: "shop.keyNote", values: { scope } }],
  run: async (args, env) => {
    const translate = translator(env)
    const {
      values,
      positionals: [action = "", number, ...rest],
    } = parseArgs({ args: [...args], allowPositionals: true, options })
    if (rest.length > 0 || (action === "list" && number !== undefined)) throw new WrongUse(translate("offers.one"))
    if (action === "list") return list(env, values)
    if (action !== "answer" || number === undefined) throw new WrongUse(translate("offers.action"))
    return answer(env, number, values)
  },
}
