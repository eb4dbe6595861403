/** Configuration of a new shop: its own brand, and only what works without further contracts. */
import { defaultLocale, type Localized } from "#domain/entities/locale.ts"
import { isEmail } from "#domain/rules/identity/contact-formats.ts"

export type NewSite = {
  readonly brand: string
  readonly company: string
  readonly phone: string
  readonly email: string
  /** Where the company is. */
  readonly address: Localized
  /** `#rrggbb`; null for the usual one. */
  readonly accent: string | null
}

/** What is wrong with it. */
export const wrongOf = ({ brand, company, phone, email, address, accent }: NewSite): ReadonlyArray<string> => [
  ...(brand.trim() === "" || brand.length > 30 ? ["--brand is the name that shoppers see, at most 30 letters"] : []),
  ...(company.trim() === "" || company.length > 80 ? ["--company is the name of the company, at most 80 letters"] : []),
  ...(/^[\d +-]{6,20}$/.test(phone) ? [] : ["--phone is the number of the shop, 7000 1100"]),
  ...(isEmail(email) ? [] : ["--email is the address of the shop"]),
  ...(address[defaultLocale].trim() === "" ? ["--address is where the company is: the terms name it"] : []),
  ...(accent === null || /^#[\da-f]{6}$/i.test(accent) ? [] : ["--accent is a colour, #1b4dd8"]),
]

/** Content of its file. Kinds of pages that a new shop has nothing for are off. */
export const siteFile = ({ brand, company, phone, email, address, accent }: NewSite): string =>
  `${JSON.stringify(
    {
      demo: false,
      brand, company,
      support_phone: phone,
      support_email: email,
      address,
      ...(accent !== null && { accent }),
      lifestyle: null,
      flags: { show_lease: false, show_voucher: false, show_gift_badge: false, articles: false, wallet: false, ticket: false, coupon: false, travel: false, promotions: false },
    },
    null,
    2,
  )}\n`

/** Name of its file and folder: Latin letters, digits and hyphens. */
export const isSiteName = (name: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(name)
