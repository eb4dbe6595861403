/** `npm run shop -- day`: figures of a day in Ulaanbaatar, today without one. */
import { localDate, wallDayOf } from "#domain/rules/calendar-date.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { translator } from "#backend/texts/command-language.ts"
import { dayFigures, type DayFigures } from "#backend/merchant/day-figures.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import { withDatabase } from "#backend/merchant/operate.ts"

const labels = {
  placed: "day.placed",
  paid: "day.paid",
  received: "day.received",
  refunded: "day.refunded",
  delivered: "day.delivered",
  canceled: "day.canceled",
  registered: "day.registered",
} as const satisfies Readonly<Record<keyof DayFigures, TextKey>>

const written = (name: keyof DayFigures, value: number): string =>
  name === "received" || name === "refunded" ? formatTugrik(tugrik(value)) : String(value)

export const command: ShopCommand = {
  summary: "day.summary",
  usage: "npm run shop -- day [2026-11-23]",
  run: async ([day = localDate(instantOf(Date.now())), ...rest], env) => {
    const translate = translator(env)
    if (wallDayOf(day) === null || rest.length > 0) throw new WrongUse(translate("day.which"))
    const figures = await withDatabase(env, (db) => dayFigures(db, day))
    const rows = (Object.keys(labels) as ReadonlyArray<keyof DayFigures>).map(
      (name) => [translate(labels[name]), written(name, figures[name])] as const,
    )
    const width = Math.max(...rows.map(([label]) => label.length))
    return [day, ...rows.map(([label, value]) => `${label.padEnd(width)} ${value}`)].join("\n")
  },
}
