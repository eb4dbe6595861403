/** `npm run shop -- newsletter`: shows an issue that was written as a file, tries it, and sends it to the subscribers. */
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { parseArgs } from "node:util"
import { locales } from "#domain/entities/locale.ts"
import { isEmail, normalizeEmail } from "#domain/rules/identity/contact-formats.ts"
import { letterHtml } from "#domain/rules/notifications/letter-html.ts"
import { letterText } from "#domain/rules/notifications/letter-text.ts"
import { readIssue, type Issue } from "#domain/rules/newsletter/newsletter-issue.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { issuePreview, issueProducts, issueState, sendIssue, WrongIssue } from "#backend/newsletter/send-issue.ts"
import { fileOf, operate } from "#backend/merchant/operate.ts"
import type { BackendServices } from "#backend/services.ts"

const usage = `npm run shop -- newsletter preview FILE     writes ${locales.map((locale) => `FILE.${locale}.html`).join(" and ")}
npm run shop -- newsletter try FILE --to ADDRESS      sends every language to one address
npm run shop -- newsletter send FILE [--name NAME]    queues it for the subscribers; again, for those who lack it
npm run shop -- newsletter state NAME                 what became of its letters`

type Environment = Parameters<ShopCommand["run"]>[1]

const maxBytes = 100_000

const issueIn = async (file: string): Promise<Issue> => {
  const bytes = await readFile(file).catch(() => {
    throw new WrongUse(`there is no file ${file}`)
  })
  if (bytes.byteLength > maxBytes) throw new WrongIssue(`${path.basename(file)} is longer than ${maxBytes} bytes`)
  const read = readIssue(bytes.toString("utf8"))
  if (read._tag === "Faulty") throw new WrongIssue(read.faults.map((fault) => `${path.basename(file)}: ${fault}`).join("\n"))
  return read.issue
}

const preview = async ({ db, config, now }: BackendServices, file: string, issue: Issue): Promise<string> => {
  const written = []
  for (const { locale, letter, sender } of issuePreview(config, issue, await issueProducts(db, issue, { now: now(), flags: config.site.flags }))) {
    const name = `${file}.${locale}.html`
    await writeFile(name, letterHtml(letter, sender, locale))
    written.push(name)
  }
  return `written: ${written.join(", ")}`
}

const trial = async ({ db, config, carriers, now }: BackendServices, issue: Issue, to: string): Promise<string> => {
  if (!isEmail(to)) throw new WrongUse("--to is no e-mail address")
  if (carriers.email === null) throw new WrongIssue("the shop has nobody to carry e-mail: set SMTP_URL and MAIL_FROM")
  const id = `newsletter-trial-${Date.now()}`
  for (const { locale, letter, sender } of issuePreview(config, issue, await issueProducts(db, issue, { now: now(), flags: config.site.flags }))) {
    const outcome = await carriers.email.send({
      id: `${id}-${locale}`, to: normalizeEmail(to), subject: letter.subject, text: letterText(letter, sender, locale), html: letterHtml(letter, sender, locale),
    })
    if (outcome._tag !== "Sent") throw new WrongIssue(`not sent: ${outcome.problem}`)
  }
  return `both languages were sent to ${to}`
}

const run = async (args: ReadonlyArray<string>, env: Environment): Promise<string> => {
  const text = { type: "string" } as const
  const { values, positionals: [action, given, ...rest] } = parseArgs({ args: [...args], allowPositionals: true, options: { to: text, name: text } })
  if (given === undefined || rest.length > 0) throw new WrongUse(action === "state" ? "which issue?" : "which file?")
  if (action === "state") {
    const counts = await operate(env, ({ db }) => issueState(db, given))
    return counts.length === 0 ? `no letters of ${given}` : counts.map(({ state, count }) => `${state} ${count}`).join("\n")
  }
  const file = fileOf(env, given)
  const name = values.name ?? path.basename(file, path.extname(file))
  if (!/^[\p{L}\p{N}._ -]{1,80}$/u.test(name)) throw new WrongUse("--name has at most 80 letters, digits, spaces, dots and hyphens")
  if (action === "preview") return operate(env, async (services) => preview(services, file, await issueIn(file)))
  if (action === "try") return operate(env, async (services) => trial(services, await issueIn(file), values.to ?? ""))
  if (action !== "send") throw new WrongUse("preview, try, send or state?")
  const queued = await operate(env, async ({ db, config, now }) =>
    sendIssue({ db, config }, { name, issue: await issueIn(file), now: now(), progress: (count) => console.error(`${count} queued`) }))
  return `${queued} subscribers will get ${name}; the running shop sends it`
}

export const command: ShopCommand = { summary: "shows, tries and sends an issue of the newsletter", usage, run }
