/** Option of commands that read a table file: the sign before a fraction, `--decimal ,`. */
import { signs, type Sign } from "#backend/tables/numerals.ts"
import type { Translate } from "#backend/texts/command-language.ts"
import { WrongUse } from "./command.ts"

export const tableOptions = { decimal: { type: "string" } } as const

/** The sign that the operator names, `null` for none. Throws `WrongUse` for any other text. */
export const decimalOf = (given: string | undefined, translate: Translate): Sign | null => {
  const sign = signs.find((one) => one === given)
  if (given !== undefined && sign === undefined) throw new WrongUse(translate("command.decimalSign", { given }))
  return sign ?? null
}
