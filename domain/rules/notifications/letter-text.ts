/** Letter as plain text, for mail programs without HTML. */
import type { Locale } from "#domain/entities/locale.ts"
import { letters } from "#domain/languages/letters.ts"
import type { Letter, LetterLine, LetterSender } from "./letter.ts"

const lineText = ({ name, detail, amount }: LetterLine): string => `- ${name}${detail === "" ? "" : ` (${detail})`}: ${amount}`

/** The letter as blocks of lines, with an empty line between blocks. */
export const letterText = (letter: Letter, sender: LetterSender, locale: Locale): string => {
  const { title, lead, paragraphs = [], code, facts = [], lines = [], sums = [], action, notes = [], leave } = letter
  const wording = letters[locale].shared
  const blocks = [
    [sender.brand],
    [title, lead],
    ...paragraphs.map((paragraph) => [paragraph]),
    code === undefined ? [] : [code],
    facts.map(({ label, value }) => `${label}: ${value}`),
    lines.map(lineText),
    sums.map(({ label, value }) => `${label}: ${value}`),
    action === undefined ? [] : [`${action.label}: ${action.href}`],
    notes,
    [wording.help(sender), wording.automatic(sender)],
    leave === undefined ? [] : [`${leave.label}: ${leave.href}`],
  ]
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n")
}
