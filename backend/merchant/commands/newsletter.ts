/** `npm run shop -- newsletter`: shows an issue that was written as a file, tries it, and sends it to the subscribers. */
import type { ProcessEnvironment } from "#backend/environment.ts"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { parseArgs } from "node:util"
import { locales } from "#domain/entities/locale.ts"
import { isEmail, normalizeEmail } from "#domain/rules/identity/email-address.ts"
import { letterHtml } from "#domain/rules/notifications/letter-html.ts"
import { letterText } from "#domain/rules/notifications/letter-text.ts"
import { readIssue, type Issue, type IssueFault } from "#domain/rules/newsletter/newsletter-issue.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { OperatorError, translator, type Translate } from "#backend/texts/command-language.ts"
import { issuePreview, issueProducts, issueState, sendIssue } from "#backend/newsletter/send-issue.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { fileOf, operate } from "#backend/merchant/operate.ts"
import type { BackendServices } from "#backend/services.ts"

const usage = `npm run shop -- newsletter preview FILE
npm run shop -- newsletter try FILE --to ADDRESS
npm run shop -- newsletter send FILE [--name NAME]
npm run shop -- newsletter state NAME`

const notes: NonNullable<ShopCommand["notes"]> = [
  { key: "newsletter.note.preview", values: { files: locales.map((locale) => `FILE.${locale}.html`).join(", ") } },
  { key: "newsletter.note.try" },
  { key: "newsletter.note.send" },
  { key: "newsletter.note.state" },
]

const maxBytes = 100_000
const maxName = 80

const faultIn = (file: string, { locale, kind, ...limits }: IssueFault): MessageRef => ({
  key: "newsletter.fault",
  values: { file, locale, reason: { key: `newsletter.fault.${kind}`, values: { locale, ...limits } } },
})

const issueIn = async (file: string, translate: Translate): Promise<Issue> => {
  const bytes = await readFile(file).catch(() => {
    throw new WrongUse(translate("command.noFile", { file }))
  })
  if (bytes.byteLength > maxBytes)
    throw new OperatorError({ key: "newsletter.tooLong", values: { file: path.basename(file), max: maxBytes } })
  const read = readIssue(bytes.toString("utf8"))
  if (read._tag === "Faulty")
    throw new OperatorError({
      key: "newsletter.faults",
      values: { faults: read.faults.map((fault) => faultIn(path.basename(file), fault)) },
    })
  return read.issue
}

/** Letters of an issue in each language, as a subscriber receives them now. */
const lettersOf = async (services: BackendServices, issue: Issue) =>
  issuePreview(services, issue, await issueProducts(services.db, issue, { now: services.now(), flags: services.site().flags }))

const preview = async (services: BackendServices, file: string, issue: Issue, translate: Translate): Promise<string> => {
  const written = []
  for (const { locale, letter, sender } of await lettersOf(services, issue)) {
    const name = `${file}.${locale}.html`
    await writeFile(name, letterHtml(letter, sender, locale))
    written.push(name)
  }
  return translate("newsletter.written", { files: written.join(", ") })
}

/** Sends the letters of an issue to one address. */
const trial = async (services: BackendServices, issue: Issue, to: string, translate: Translate): Promise<string> => {
  const { email } = services.carriers
  if (!isEmail(to)) throw new WrongUse(translate("newsletter.noAddress"))
  if (email === null) throw new OperatorError({ key: "newsletter.noCarrier" })
  const id = `newsletter-trial-${Date.now()}`
  for (const { locale, letter, sender } of await lettersOf(services, issue)) {
    const outcome = await email.send({
      id: `${id}-${locale}`,
      to: normalizeEmail(to),
      subject: letter.subject,
      text: letterText(letter, sender, locale),
      html: letterHtml(letter, sender, locale),
    })
    if (outcome._tag !== "Sent") throw new OperatorError({ key: "newsletter.notSent", values: { problem: outcome.problem } })
  }
  return translate("newsletter.tried", { address: to })
}

const run = async (args: ReadonlyArray<string>, env: ProcessEnvironment): Promise<string> => {
  const translate = translator(env)
  const text = { type: "string" } as const
  const {
    values,
    positionals: [action, subject, ...rest],
  } = parseArgs({ args: [...args], allowPositionals: true, options: { to: text, name: text } })
  if (subject === undefined || rest.length > 0)
    throw new WrongUse(translate(action === "state" ? "newsletter.whichIssue" : "command.whichFile"))
  if (action === "state") {
    const counts = await operate(env, ({ db }) => issueState(db, subject))
    return counts.length === 0
      ? translate("newsletter.noLetters", { name: subject })
      : counts.map(({ state, count }) => `${state} ${count}`).join("\n")
  }
  const file = fileOf(env, subject)
  const name = values.name ?? path.basename(file, path.extname(file))
  if (!/^[\p{L}\p{N}._ -]+$/u.test(name) || name.length > maxName) throw new WrongUse(translate("newsletter.name", { max: maxName }))
  if (action === "preview") return operate(env, async (services) => preview(services, file, await issueIn(file, translate), translate))
  if (action === "try") return operate(env, async (services) => trial(services, await issueIn(file, translate), values.to ?? "", translate))
  if (action !== "send") throw new WrongUse(translate("newsletter.action"))
  const queued = await operate(env, async (services) =>
    sendIssue(services, {
      name,
      issue: await issueIn(file, translate),
      now: services.now(),
      progress: (count) => console.error(translate("newsletter.progress", { count })),
    }),
  )
  return translate("newsletter.queued", { name, count: queued })
}

export const command: ShopCommand = { summary: "newsletter.summary", usage, notes, run }
