/** `npm run shop -- push`: queues a notification for the devices that want the shop's offers; the running shop sends it. */
import { randomUUID } from "node:crypto"
import { parseArgs } from "node:util"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { translator, type Translate } from "#backend/texts/command-language.ts"
import { operate } from "#backend/merchant/operate.ts"
import { pushToEverybody } from "#backend/push/push-outbox.ts"
import { addressOf, defaultLocale, forLocales, locales, type Locale } from "#domain/entities/locale.ts"
import { day, later } from "#domain/rules/instants.ts"

/** `--title` is in the default language, `--title-en` in another one. */
const optionOf = (name: "title" | "body", locale: Locale): string => (locale === defaultLocale ? name : `${name}-${locale}`)
const textOptions = locales.flatMap((locale) => [optionOf("title", locale), optionOf("body", locale)])

const usage = `npm run shop -- push send ${textOptions.map((name) => `--${name} TEXT`).join(" ")} [--path /promotions] [--key NAME] [--days 2]`

const maxTitle = 80
const maxBody = 300
const maxDays = 28

const textOf = (value: string | undefined, name: string, max: number, translate: Translate): string => {
  if (value === undefined || value.trim() === "") throw new WrongUse(translate("push.missing", { name }))
  if (value.length > max) throw new WrongUse(translate("push.tooLong", { name, max }))
  return value.trim()
}

export const command: ShopCommand = {
  summary: "push.summary",
  usage,
  notes: [{ key: "push.note" }],
  run: async (args, env) => {
    const translate = translator(env)
    const text = { type: "string" } as const
    const {
      values,
      positionals: [action, ...rest],
    } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...Object.fromEntries(textOptions.map((name) => [name, text])), path: text, key: text, days: text },
    })
    if (action !== "send" || rest.length > 0) throw new WrongUse(translate("push.action"))
    const path = values.path ?? "/"
    if (!/^\/(?![/\\])/.test(path)) throw new WrongUse(translate("push.path"))
    const days = /^[1-9]\d?$/.test(values.days ?? "2") ? Number(values.days ?? 2) : 0
    if (days === 0 || days > maxDays) throw new WrongUse(translate("push.days", { min: 1, max: maxDays }))
    const texts: Readonly<Record<string, string | undefined>> = values
    const given = (name: string, max: number) => textOf(texts[name], name, max, translate)
    const note = forLocales((locale) => ({
      title: given(optionOf("title", locale), maxTitle),
      body: given(optionOf("body", locale), maxBody),
      path: addressOf(locale, path),
    }))
    const key = `site ${values.key ?? randomUUID()}`
    const count = await operate(env, async ({ db, now }) =>
      pushToEverybody(
        db,
        {
          key,
          kind: "offers",
          text: note,
          usefulUntil: later(now(), days * day),
        },
        now(),
      ),
    )
    return translate("push.queued", { count })
  },
}
