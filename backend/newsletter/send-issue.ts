/** Sending of an issue: queued in batches, once for each subscriber, and repeatable where it broke off. */
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, locales, type Locale } from "#domain/entities/locale.ts"
import type { LetterLine } from "#domain/rules/notifications/letter.ts"
import { letterText } from "#domain/rules/notifications/letter-text.ts"
import { issueLetter, type Issue } from "#domain/rules/newsletter/newsletter-issue.ts"
import { newsletterPage } from "#domain/rules/newsletter/newsletter-letter.ts"
import { day, later } from "#domain/rules/instants.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { productOf, type ProductView } from "#backend/catalogue/products/product-of.ts"
import { productByName } from "#backend/catalogue/products/stored-products.ts"
import { letterSender } from "#backend/notifications/letter-sender.ts"
import type { BackendConfig } from "#backend/config.ts"
import type { Database } from "#backend/database/database.ts"
import { leaveUrl, maxRefusals } from "./subscribers.ts"

type Config = Pick<BackendConfig, "site" | "publicOrigin" | "port">
export type IssueProducts = Readonly<Record<Locale, ReadonlyArray<LetterLine>>>

/** Subscribers whose letters are queued in one transaction. */
const batch = 500
/** How long an issue is worth sending. */
const useful = 3 * day

/** A fault of the command's caller. */
export class WrongIssue extends Error {
  override readonly name = "WrongIssue"
}

const linesOf = async (db: Database, slugs: ReadonlyArray<string>, shown: ProductView): Promise<ReadonlyArray<LetterLine>> =>
  Promise.all(slugs.map(async (slug) => {
    const stored = await productByName(db, slug)
    if (stored === null) throw new WrongIssue(`the shop has no product ${slug}`)
    const { title, brand, sellingPrice, image } = productOf(stored, shown)
    return { name: title, detail: brand?.name ?? "", amount: formatTugrik(sellingPrice), ...(image !== null && { picture: image.src }) }
  }))

/** The products of an issue, with the shop's names and present prices. Throws `WrongIssue` for one that the shop does not have. */
export const issueProducts = async (db: Database, issue: Issue, shown: Omit<ProductView, "locale">): Promise<IssueProducts> => {
  const lines = await Promise.all(locales.map(async (locale) => [locale, await linesOf(db, inLocale(issue, locale).products, { ...shown, locale })] as const))
  return Object.fromEntries(lines) as IssueProducts
}

type Subscriber = { readonly id: number; readonly email: string; readonly locale: Locale; readonly token: string }

const letterOf = (config: Config, issue: Issue, products: IssueProducts, { locale, token }: Pick<Subscriber, "locale" | "token">) => {
  const sender = letterSender(config)
  return { sender, letter: issueLetter({ text: inLocale(issue, locale), products: products[locale], origin: sender.origin, locale, leave: newsletterPage(sender.origin, "leave", token, locale) }) }
}

const storeIssue = async (db: Database, name: string, issue: Issue, now: Instant): Promise<number> => {
  await db.query("insert into newsletter_issues (name, content, created_at) values ($1, $2::jsonb, $3) on conflict (name) do nothing", [name, JSON.stringify(issue), now])
  const [row] = await db.query<{ id: number; is_same: boolean }>("select id, content = $2::jsonb as is_same from newsletter_issues where name = $1", [name, JSON.stringify(issue)])
  if (row === undefined) throw new Error("a stored issue has a number")
  if (!row.is_same) throw new WrongIssue(`an issue ${name} was sent with another text; give this one another --name`)
  return row.id
}

/** Queues an issue for the confirmed subscribers who have not been sent it yet. Returns their number. */
export const sendIssue = async (
  { db, config }: { readonly db: Database; readonly config: Config },
  { name, issue, now, progress = () => undefined }: { readonly name: string; readonly issue: Issue; readonly now: Instant; readonly progress?: (queued: number) => void },
): Promise<number> => {
  const products = await issueProducts(db, issue, { now, flags: config.site.flags })
  const issueId = await storeIssue(db, name, issue, now)
  let queued = 0
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const subscribers = await tx.query<Subscriber>(
        `with chosen as (
           select s.id from newsletter_subscribers s where s.state = 'confirmed' and s.refusals < $2
             and not exists (select from newsletter_sendings n where n.issue_id = $1 and n.subscriber_id = s.id)
           order by s.id limit ${batch} for update of s skip locked
         ), noted as (insert into newsletter_sendings (issue_id, subscriber_id) select $1, id from chosen on conflict do nothing returning subscriber_id)
         select s.id, s.email, s.locale, s.token from newsletter_subscribers s join noted n on n.subscriber_id = s.id`,
        [issueId, maxRefusals],
      )
      const rows = subscribers.map((subscriber) => {
        const { letter, sender } = letterOf(config, issue, products, subscriber)
        return {
          key: `newsletter issue ${issueId} ${subscriber.id}`, subscriber_id: subscriber.id, recipient: subscriber.email, locale: subscriber.locale,
          subject: letter.subject, text: letterText(letter, sender, subscriber.locale), content: letter, leave_url: leaveUrl(sender.origin, subscriber.token),
        }
      })
      await tx.query(
        `insert into letters (key, channel, subscriber_id, recipient, locale, subject, text, content, leave_url, is_bulk, next_try_at, useful_until, created_at)
         select x.key, 'email', x.subscriber_id, x.recipient, x.locale, x.subject, x.text, x.content, x.leave_url, true, $2, $3, $2
         from jsonb_to_recordset($1::text::jsonb) x(key text, subscriber_id bigint, recipient text, locale text, subject text, text text, content jsonb, leave_url text)
         on conflict (key, channel) do nothing`,
        [JSON.stringify(rows), now, later(now, useful)],
      )
      return subscribers.length
    })
    if (taken === 0) return queued
    queued += taken
    progress(queued)
  }
}

/** Letters of an issue by their state. */
export const issueState = (db: Database, name: string): Promise<ReadonlyArray<{ readonly state: string; readonly count: number }>> =>
  db.query(
    `select l.state, count(*)::int as count from letters l join newsletter_issues i on l.key like 'newsletter issue ' || i.id || ' %' where i.name = $1 group by l.state order by l.state`,
    [name],
  )

/** An issue as its readers see it, in each language; the link that leaves leads nowhere. */
export const issuePreview = (config: Config, issue: Issue, products: IssueProducts) =>
  locales.map((locale) => ({ locale, ...letterOf(config, issue, products, { locale, token: "preview" }) }))
