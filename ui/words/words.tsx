/** What the shop says, in the shopper's language: `useText()("cart.empty.title")`. */
import { createContext, use, useCallback, type ReactNode } from "react"
import { IntlProvider, useIntl, type MessageFormatElement } from "react-intl"
import type { Locale } from "#domain/entities/locale.ts"
import type browse from "./mn/browse.json"
import type buy from "./mn/buy.json"
import type shell from "./mn/shell.json"

/** Where a sentence is kept: `shell` for every page, `browse` and `buy` for theirs. */
export type WordKey = keyof typeof shell | keyof typeof browse | keyof typeof buy
/** Sentences ready to show: text as it is, the rest parsed when the shop was built. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>
type Values = Readonly<Record<string, string | number>>
type RichValues = Readonly<Record<string, ReactNode | ((inside: ReactNode) => ReactNode)>>

const LocaleContext = createContext<Locale>("mn")

type Props = { readonly locale: Locale; readonly messages: Messages; readonly children: ReactNode }

export const Words = ({ locale, messages, children }: Props) => (
  <LocaleContext value={locale}>
    <IntlProvider locale={locale} defaultLocale="en" messages={messages as Record<string, MessageFormatElement[]>} onError={report}>
      {children}
    </IntlProvider>
  </LocaleContext>
)

/** The language of the page, for what is written by rules (`domain/rules/texts`). */
export const useLocale = (): Locale => use(LocaleContext)

/** Says a sentence as text. */
export const useText = () => {
  const { messages, formatMessage } = useIntl()
  return useCallback(
    (key: WordKey, values?: Values): string => {
      const message: unknown = messages[key]
      return typeof message === "string" ? message : formatMessage({ id: key }, values)
    },
    [messages, formatMessage],
  )
}

const bold = (inside: ReactNode): ReactNode => <b>{inside}</b>

/** Says a sentence that holds marked parts or elements: `{link}`, and `<b>…</b>` without asking. */
export const useRichText = () => {
  const { messages, formatMessage } = useIntl()
  return useCallback(
    (key: WordKey, values: RichValues): ReactNode => {
      const message: unknown = messages[key]
      return typeof message === "string" ? message : formatMessage({ id: key }, { b: bold, ...values } as Parameters<typeof formatMessage>[1])
    },
    [messages, formatMessage],
  )
}

export type Text = ReturnType<typeof useText>

/** Browsers have no Mongolian number data, and the shop asks for none (its rules write numbers); the rest is a mistake of ours. */
function report(error: { readonly code: string; readonly message: string }): void {
  if (error.code !== "MISSING_DATA") console.error(error.message)
}
