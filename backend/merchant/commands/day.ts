/** `npm run shop -- day`: figures of a day in Ulaanbaatar, today without one. */
import { localDate, wallDayOf } from "#domain/rules/calendar-date.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { dayFigures } from "#backend/merchant/figures.ts"
import { withDatabase } from "#backend/merchant/operate.ts"

export const command: ShopCommand = {
  summary: "figures of a day in Ulaanbaatar",
  usage: "npm run shop -- day [2026-11-23]",
  run: async ([day = localDate(instantOf(Date.now())), ...rest], env) => {
    if (wallDayOf(day) === null || rest.length > 0) throw new WrongUse("which day?")
    const { placed, paid, received, refunded, delivered, canceled, registered } = await withDatabase(env, (db) => dayFigures(db, day))
    const lines = { "orders placed": placed, "orders paid": paid, received: formatTugrik(tugrik(received)), refunded: formatTugrik(tugrik(refunded)), delivered, cancelled: canceled, "new shoppers": registered }
    return [day, ...Object.entries(lines).map(([name, value]) => `${name.padEnd(14)} ${value}`)].join("\n")
  },
}
