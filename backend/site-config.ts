/** Site configuration: defaults, and the `SITE_CONFIG` file over them. Specification §9. */
import { readFileSync } from "node:fs"
import * as Schema from "effect/Schema"
import { noProviders, ProviderSettings } from "./provider-settings.ts"
import type { Lender } from "#domain/entities/lease/lease.ts"
import { SiteConfig } from "#domain/entities/shell/site.ts"
import { defaultSite, demoSite } from "#domain/rules/shell/default-site.ts"
import { InactiveMethods, type InactiveMethod } from "./payments/methods/inactive-methods.ts"
import { lendersOf, NamedLenders } from "./lease/configured-lenders.ts"
import { CashbackSettings } from "./wallet/cashback-settings.ts"
import { LoyaltySettings, requireRisingLevels } from "./wallet/loyalty-settings.ts"
import { cashbackRates } from "#domain/rules/wallet/cashback-rates.ts"
import { loyaltyTerms, type LoyaltyTerms } from "#domain/rules/wallet/loyalty.ts"
import { isJsonObject } from "#domain/entities/json-object.ts"
import { OperatorError } from "./texts/command-language.ts"
import type { MessageRef } from "./texts/format-message.ts"
import { configFile, decodeConfig, type ConfigFile } from "./shell/config-file.ts"
import { settingName } from "./shell/setting-faults.ts"
import { byAllNames, faultsOfDelivery, faultsOfReturns } from "./shell/site-faults.ts"
import { derivedFields, siteSettings } from "./site-settings.ts"

/** Deep merge of objects; any other value of `over` replaces. */
const merged = (base: unknown, over: unknown): unknown =>
  isJsonObject(base) && isJsonObject(over)
    ? { ...base, ...Object.fromEntries(Object.entries(over).map(([key, value]) => [key, merged(base[key], value)])) }
    : over

/** Under a title of its own the wallet is shown with the coupons, whose pages the site then has. S25. */
const withTitledWallet = (site: SiteConfig): SiteConfig =>
  site.walletTitle === null ? site : { ...site, flags: { ...site.flags, coupon: true } }

/** A stay is delivered as an e-ticket, so a site that sells stays has the page of tickets. E26. */
const withStayTickets = (site: SiteConfig): SiteConfig => (site.flags.travel ? { ...site, flags: { ...site.flags, ticket: true } } : site)

/** Refuses delivery terms that no window could keep, unknown zones and hours of returns below 0; gives each zone by all its names. */
const withZoneNames = (site: SiteConfig, { content, located }: ConfigFile): SiteConfig => {
  const isSet = (path: ReadonlyArray<string>): boolean =>
    path.map(settingName).reduce<unknown>((value, name) => (isJsonObject(value) ? value[name] : undefined), content) !== undefined
  const reasons = [...faultsOfDelivery(site, isSet), ...faultsOfReturns(site)].map(({ path, reason }) => located(path, reason))
  if (reasons.length > 0) throw new OperatorError({ key: "setting.wrongFile", values: { reasons } })
  return { ...site, delivery: { ...site.delivery, zones: byAllNames(site.delivery.zones) } }
}

/** A site, the lenders of its leases, its payment methods that are not active, its loyalty levels and cashback rates, and its outside companies. */
export type SiteFile = {
  readonly site: SiteConfig
  /** Whether an empty database is filled with the demo shop. */
  readonly isDemo: boolean
  readonly lenders: ReadonlyArray<Lender>
  readonly inactiveMethods: ReadonlyArray<InactiveMethod>
  readonly loyalty: LoyaltyTerms
  /** Cashback rates that a product may have, per mille. */
  readonly cashbackRates: ReadonlyArray<number>
  readonly providers: ProviderSettings
}

/** The settings beside the site's own. */
const beside = {
  demo: Schema.Boolean,
  lenders: NamedLenders,
  inactive_payment_methods: InactiveMethods,
  loyalty: LoyaltySettings,
  cashback_rates: CashbackSettings,
  providers: ProviderSettings,
}

/** Settings that the defaults have for the demo shop, and that a shop of one's own says itself. */
const ofShop = ["brand", "company", "support_phone", "support_email", "address"] as const

const requireOwn = (content: Readonly<Record<string, unknown>>, located: ConfigFile["located"]): void => {
  const reasons = ofShop
    .filter((name) => content[name] === undefined || content[name] === null)
    .map((name) => located([name], { key: "setting.missing" }))
  if (reasons.length > 0) throw new OperatorError({ key: "setting.wrongFile", values: { reasons } })
}

/** Text of the settings' file. Throws an `OperatorError` where it cannot be read. */
const settingsText = (file: string): string => {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : ""
    const reason: MessageRef =
      code === "ENOENT" ? { key: "setting.noFile", values: { file } } : { key: "setting.unreadable", values: { file, problem: code } }
    throw new OperatorError(reason, { cause: error })
  }
}

/** The defaults with the JSON of `file` over them. Throws an `OperatorError` with the line and path of each wrong value. */
export const readSite = (file: string | null): SiteFile => {
  const read = configFile(file ?? "", file === null ? "{}" : settingsText(file), siteSettings)
  if (!isJsonObject(read.content)) throw new OperatorError(read.located([], { key: "setting.noObject" }))
  const content = read.content
  const derived = derivedFields
    .filter((name) => Object.hasOwn(content, name))
    .map((name) => read.located([name], { key: "setting.unknown" }))
  if (derived.length > 0) throw new OperatorError({ key: "setting.wrongFile", values: { reasons: derived } })
  /** The setting of a name; `missing` where the file has none. */
  const setting = <Key extends keyof typeof beside>(key: Key, missing: (typeof beside)[Key]["Type"]): (typeof beside)[Key]["Type"] =>
    content[key] === undefined || content[key] === null
      ? missing
      : decodeConfig(beside[key], content[key], { located: (path, reason) => read.located([key, ...path], reason) })
  const isDemo = setting("demo", true)
  if (!isDemo) requireOwn(content, read.located)
  const ofSite = Object.fromEntries(Object.entries(content).filter(([key]) => !Object.hasOwn(beside, key)))
  const decoded = decodeConfig(SiteConfig, merged(Schema.encodeSync(SiteConfig)(isDemo ? demoSite : defaultSite), ofSite), read)
  const site = withZoneNames(withStayTickets(withTitledWallet(decoded)), read)
  const loyalty = setting("loyalty", loyaltyTerms)
  requireRisingLevels(loyalty, (level, reason) => read.located(["loyalty", level], reason))
  return {
    site,
    isDemo,
    loyalty,
    cashbackRates: setting("cashback_rates", cashbackRates),
    lenders: lendersOf(setting("lenders", []), site, (index, reason) => read.located(["lenders", index], reason)),
    inactiveMethods: setting("inactive_payment_methods", []),
    providers: setting("providers", noProviders),
  }
}
