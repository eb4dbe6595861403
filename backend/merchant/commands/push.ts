/** `npm run shop -- push`: queues a notification for the devices that want the shop's offers; the running shop sends it. */
import { randomUUID } from "node:crypto"
import { parseArgs } from "node:util"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { operate } from "#backend/merchant/operate.ts"
import { pushToEverybody } from "#backend/push/push-outbox.ts"
import { addressOf, defaultLocale, forLocales, locales, type Locale } from "#domain/entities/locale.ts"
import { day, later } from "#domain/rules/instants.ts"

/** `--title` is in the default language, `--title-en` in another one. */
const optionOf = (name: "title" | "body", locale: Locale): string => (locale === defaultLocale ? name : `${name}-${locale}`)
const textOptions = locales.flatMap((locale) => [optionOf("title", locale), optionOf("body", locale)])

const usage = `npm run shop -- push send ${textOptions.map((name) => `--${name} TEXT`).join(" ")} [--path /promotions] [--key NAME] [--days 2]
A device gets one notification of a key, however often the command is repeated`

const maxTitle = 80
const maxBody = 300

const textOf = (value: string | undefined, name: string, max: number): string => {
  if (value === undefined || value.trim() === "") throw new WrongUse(`--${name} is missing`)
  if (value.length > max) throw new WrongUse(`--${name} is longer than ${max} letters`)
  return value.trim()
}

export const command: ShopCommand = {
  summary: "a notification to the devices that want the shop's offers",
  usage,
  run: async (args, env) => {
    const text = { type: "string" } as const
    const { values, positionals: [action, ...rest] } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...Object.fromEntries(textOptions.map((name) => [name, text])), path: text, key: text, days: text },
    })
    if (action !== "send" || rest.length > 0) throw new WrongUse("push sends")
    const path = values.path ?? "/"
    if (!/^\/(?![/\\])/.test(path)) throw new WrongUse("--path begins with one slash")
    const days = /^[1-9]\d?$/.test(values.days ?? "2") ? Number(values.days ?? 2) : 0
    if (days === 0 || days > 28) throw new WrongUse("--days is from 1 to 28")
    const texts: Readonly<Record<string, string | undefined>> = values
    const given = (name: string, max: number) => textOf(texts[name], name, max)
    const note = forLocales((locale) => ({
      title: given(optionOf("title", locale), maxTitle),
      body: given(optionOf("body", locale), maxBody),
      path: addressOf(locale, path),
    }))
    const key = `site ${values.key ?? randomUUID()}`
    const count = await operate(env, async ({ db, now }) =>
      pushToEverybody(db, {
        key,
        kind: "offers",
        text: note,
        usefulUntil: later(now(), days * day),
      }, now()))
    return `${count} devices will get it`
  },
}
