/** Marks what counts in a sentence: for `<b>…</b>` in messages. */
import type { ReactNode } from "react"

export const bold = { b: (inside: ReactNode) => <b>{inside}</b> }
