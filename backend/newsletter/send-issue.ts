/** Sending of a newsletter issue: its letters are queued in batches, once for each subscriber, so that it can be repeated after a failure. */
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, locales, type Locale } from "#domain/entities/locale.ts"
import type { LetterLine } from "#domain/rules/notifications/letter.ts"
import { letterText } from "#domain/rules/notifications/letter-text.ts"
import type { Issue } from "#domain/rules/newsletter/newsletter-issue.ts"
import { issueLetter } from "#domain/rules/newsletter/issue-letter.ts"
import { newsletterPage } from "#domain/rules/newsletter/newsletter-letter.ts"
import { day, later } from "#domain/rules/instants.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { productOf, type ProductView } from "#backend/catalogue/products/product-of.ts"
import { productByName } from "#backend/catalogue/products/stored-products.ts"
import { letterSender, type LetterServices } from "#backend/notifications/letter-sender.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { Database } from "#backend/database/database.ts"
import { leaveUrl, maxRefusals } from "./subscribers.ts"

export type IssueProducts = Readonly<Record<Locale, ReadonlyArray<LetterLine>>>

/** Subscribers whose letters are queued in one transaction. */
const batch = 500
/** How long an issue is worth sending, in milliseconds. */
const lifetime = 3 * day

const linesOf = async (db: Database, slugs: ReadonlyArray<string>, shown: ProductView): Promise<ReadonlyArray<LetterLine>> =>
  Promise.all(
    slugs.map(async (slug) => {
      const stored = await productByName(db, slug)
      if (stored === null) throw new OperatorError({ key: "newsletter.noProduct", values: { slug } })
      const { title, brand, sellingPrice, image } = productOf(stored, shown)
      return { name: title, detail: brand?.name ?? "", amount: formatTugrik(sellingPrice), ...(image !== null && { picture: image.src }) }
    }),
  )

/** The products of an issue, with the shop's names and present prices. Throws an `OperatorError` for one that the shop does not have. */
export const issueProducts = async (db: Database, issue: Issue, shown: Omit<ProductView, "locale">): Promise<IssueProducts> => {
  const lines = await Promise.all(
    locales.map(async (locale) => [locale, await linesOf(db, inLocale(issue, locale).products, { ...shown, locale })] as const),
  )
  return Object.fromEntries(lines) as IssueProducts
}

type Subscriber = { readonly id: number; readonly email: string; readonly locale: Locale; readonly token: string }

const letterOf = (
  services: LetterServices,
  issue: Issue,
  products: IssueProducts,
  { locale, token }: Pick<Subscriber, "locale" | "token">,
) => {
  const sender = letterSender(services)
  const leave = newsletterPage(sender.origin, "leave", token, locale)
  const letter = issueLetter({ text: inLocale(issue, locale), products: products[locale], origin: sender.origin, locale, leave })
  return { sender, letter }
}

/** Stores an issue once under its name; returns its id. Throws an `OperatorError` for a name that was sent with another text. */
const storeIssue = async (db: Database, name: string, issue: Issue, now: Instant): Promise<number> => {
  const content = JSON.stringify(issue)
  await db.query("insert into newsletter_issues (name, content, created_at) values ($1, $2::jsonb, $3) on conflict (name) do nothing", [
    name,
    content,
    now,
  ])
  const [row] = await db.query<{ id: number; is_same: boolean }>(
    "select id, content = $2::jsonb as is_same from newsletter_issues where name = $1",
    [name, content],
  )
  if (row === undefined) throw new Error(`the newsletter issue ${name} was not stored`)
  if (!row.is_same) throw new OperatorError({ key: "newsletter.otherText", values: { name } })
  return row.id
}

/** Marks the next batch of confirmed subscribers as served and returns them. */
const nextSubscribers = (tx: Database, issueId: number): Promise<ReadonlyArray<Subscriber>> =>
  tx.query<Subscriber>(
    `with chosen as (
       select s.id from newsletter_subscribers s where s.state = 'confirmed' and s.refusals < $2
         and not exists (select from newsletter_sendings n where n.issue_id = $1 and n.subscriber_id = s.id)
       order by s.id limit ${batch} for update of s skip locked
     ), served as (
       insert into newsletter_sendings (issue_id, subscriber_id) select $1, id from chosen on conflict do nothing returning subscriber_id
     )
     select s.id, s.email, s.locale, s.token from newsletter_subscribers s join served n on n.subscriber_id = s.id`,
    [issueId, maxRefusals],
  )

type StoredIssue = { readonly id: number; readonly issue: Issue; readonly products: IssueProducts }

/** Row of `letters` for a subscriber. */
const letterRow = (services: LetterServices, { id, issue, products }: StoredIssue, subscriber: Subscriber) => {
  const { letter, sender } = letterOf(services, issue, products, subscriber)
  return {
    key: `newsletter issue ${id} ${subscriber.id}`,
    subscriber_id: subscriber.id,
    recipient: subscriber.email,
    locale: subscriber.locale,
    subject: letter.subject,
    text: letterText(letter, sender, subscriber.locale),
    content: letter,
    leave_url: leaveUrl(sender.origin, subscriber.token),
  }
}

/** Queues the letters of the next batch; returns their number. */
const queueBatch = (db: Database, services: LetterServices, stored: StoredIssue, now: Instant): Promise<number> =>
  db.transaction(async (tx) => {
    const subscribers = await nextSubscribers(tx, stored.id)
    const rows = subscribers.map((subscriber) => letterRow(services, stored, subscriber))
    await tx.query(
      `insert into letters
         (key, channel, subscriber_id, recipient, locale, subject, text, content, leave_url, is_bulk, next_try_at, useful_until, created_at)
       select x.key, 'email', x.subscriber_id, x.recipient, x.locale, x.subject, x.text, x.content, x.leave_url, true, $2, $3, $2
       from jsonb_to_recordset($1::text::jsonb)
         x(key text, subscriber_id bigint, recipient text, locale text, subject text, text text, content jsonb, leave_url text)
       on conflict (key, channel) do nothing`,
      [JSON.stringify(rows), now, later(now, lifetime)],
    )
    return subscribers.length
  })

type IssueSending = {
  readonly name: string
  readonly issue: Issue
  readonly now: Instant
  /** Called after each batch with the number of letters queued so far. */
  readonly progress?: (queued: number) => void
}

/** Queues an issue for the confirmed subscribers who have not been sent it yet. Returns their number. Throws an `OperatorError`. */
export const sendIssue = async (
  services: LetterServices & { readonly db: Database },
  { name, issue, now, progress = () => undefined }: IssueSending,
): Promise<number> => {
  const { db } = services
  const products = await issueProducts(db, issue, { now, flags: services.site().flags })
  const stored = { id: await storeIssue(db, name, issue, now), issue, products }
  let queued = 0
  for (;;) {
    const count = await queueBatch(db, services, stored, now)
    if (count === 0) return queued
    queued += count
    progress(queued)
  }
}

/** Number of an issue's letters in each state. */
export const issueState = (db: Database, name: string): Promise<ReadonlyArray<{ readonly state: string; readonly count: number }>> =>
  db.query(
    `select l.state, count(*)::int as count from letters l join newsletter_issues i on l.key like 'newsletter issue ' || i.id || ' %'
     where i.name = $1 group by l.state order by l.state`,
    [name],
  )

/** Letters of an issue in each language, with a link to unsubscribe that belongs to nobody. */
export const issuePreview = (services: LetterServices, issue: Issue, products: IssueProducts) =>
  locales.map((locale) => ({ locale, ...letterOf(services, issue, products, { locale, token: "preview" }) }))
