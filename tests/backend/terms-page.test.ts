/** Pages of information about terms and privacy: they say what the site's settings say. S29. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { figuresOf } from "#backend/content/figures.ts"
import { fileAt } from "#backend/paths.ts"
import { methods } from "#backend/payments/methods/method-documents.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { filled } from "#domain/rules/content/document-figures.ts"
import { defaultSite } from "#domain/rules/shell/default-site.ts"

const filledPage = (name: string, locale: Locale, site: Partial<SiteConfig>, offered = methods): string =>
  filled(
    readFileSync(fileAt(`data/content/pages/${name}.${locale}.md`), "utf8"),
    figuresOf({ ...defaultSite, ...site }, locale, new Map(), offered),
  )

const page = (locale: Locale, paymentMinutes: SiteConfig["paymentMinutes"], offered = methods): string =>
  filledPage("terms", locale, { paymentMinutes }, offered)

describe("page of terms", () => {
  it("says the usual time to pay, and that of offered methods with one of their own", () => {
    const own = { usual: 20, bank_transfer: 2880, lease: 90 }
    expect(page("en", own)).toMatch(/within \*\*20 minutes\*\*.*time of their own: Bank transfer 48 h, [^,.]+ 90 min\./)
    expect(page("mn", own)).toMatch(/48 цаг, [^,.]+ 90 минут\./)
    const withoutTransfer = methods.filter(({ type }) => type !== "bank_transfer" && type !== "lease")
    expect(page("en", own, withoutTransfer)).not.toMatch(/of their own/)
    expect(page("en", { usual: 20, card: 20 })).not.toMatch(/of their own/)
  })

  it("names the e-mail of a site that has one, as that of privacy does", () => {
    const withEmail = { supportEmail: "shop@khangai.mn" }
    expect(filledPage("terms", "mn", withEmail)).toContain("7000 1100 дугаар болон shop@khangai.mn хаягаар хүлээн авна")
    expect(filledPage("terms", "mn", { supportEmail: "" })).toContain("7000 1100 дугаараар хүлээн авна")
    expect(filledPage("terms", "en", { supportEmail: "" })).toContain("Tell us at 7000 1100. What")
    expect(filledPage("privacy", "mn", withEmail)).toContain("(/contact) эсвэл shop@khangai.mn хаягаар илгээгээрэй")
    expect(filledPage("privacy", "mn", { supportEmail: "" })).toContain("(/contact) илгээгээрэй")
    expect(filledPage("privacy", "en", { supportEmail: "" })).toContain("[write to us](/contact). ")
  })
})
