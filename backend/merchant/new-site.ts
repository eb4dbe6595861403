/** Configuration of a new shop: its own brand, and only what works without further contracts. */
import * as Schema from "effect/Schema"
import { defaultLocale, type Localized } from "#domain/entities/locale.ts"
import { SiteConfig } from "#domain/entities/shell/site.ts"
import { demoSite } from "#domain/rules/shell/default-site.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { isEmail } from "#domain/rules/identity/email-address.ts"

export type NewSite = {
  readonly brand: string
  readonly company: string
  readonly phone: string
  readonly email: string
  /** Where the company is. */
  readonly address: Localized
  /** `#rrggbb`; null for the usual one. */
  readonly accent: string | null
  /** Whether it has the goods and the content of the demo, so that no kind of pages is off. */
  readonly hasDemoContent: boolean
}

const maxBrand = 30
const maxCompany = 80

/** Options that are missing or malformed, each with its message. */
export const faultsOf = ({ brand, company, phone, email, address, accent }: NewSite): ReadonlyArray<MessageRef> => [
  ...(brand.trim() === "" || brand.length > maxBrand ? [{ key: "new.brand", values: { max: maxBrand } } as const] : []),
  ...(company.trim() === "" || company.length > maxCompany ? [{ key: "new.company", values: { max: maxCompany } } as const] : []),
  ...(/^[\d +-]{6,20}$/.test(phone) ? [] : [{ key: "new.phone" } as const]),
  ...(isEmail(email) ? [] : [{ key: "new.email" } as const]),
  ...(address[defaultLocale].trim() === "" ? [{ key: "new.address" } as const] : []),
  ...(accent === null || /^#[\da-f]{6}$/i.test(accent) ? [] : [{ key: "new.accent" } as const]),
]

/** Kinds of pages that a new shop has nothing for. */
const flagsOff = {
  show_lease: false,
  show_voucher: false,
  show_gift_badge: false,
  articles: false,
  wallet: false,
  ticket: false,
  coupon: false,
  travel: false,
  promotions: false,
}

/** Content of its file. */
export const siteFile = ({ brand, company, phone, email, address, accent, hasDemoContent }: NewSite): string =>
  `${JSON.stringify(
    {
      demo: false,
      brand,
      company,
      support_phone: phone,
      support_email: email,
      address,
      ...(accent !== null && { accent }),
      lifestyle: hasDemoContent ? Schema.encodeSync(SiteConfig)(demoSite).lifestyle : null,
      ...(!hasDemoContent && { flags: flagsOff }),
    },
    null,
    2,
  )}\n`

/** Name of its file and folder: Latin letters, digits and hyphens. */
export const isSiteName = (name: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(name)
