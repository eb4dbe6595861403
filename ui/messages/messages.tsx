/** Messages in the page's language: `useText()("cart.empty.title")`. */
import { createContext, createElement, Fragment, useContext, useCallback, useMemo, type ReactNode } from "react"
import { defaultLocale, type Locale } from "#domain/entities/locale.ts"
import type * as messageFiles from "./areas.ts"
import { messageFormatter, type FormatMessage, type Messages } from "./intl.ts"

type MessageFiles = typeof messageFiles

/** An area with messages: those of `shell` are loaded for every page, the others for the pages whose routes name them. */
export type MessageArea = keyof MessageFiles
export type MessageKey = { [Area in MessageArea]: keyof MessageFiles[Area] }[MessageArea]
type Values = Readonly<Record<string, string | number>>
type RichValues = NonNullable<Parameters<FormatMessage>[1]>

const LocaleContext = createContext<Locale>(defaultLocale)
const FormatContext = createContext<FormatMessage>((key) => {
  throw new Error(`${key} is shown without MessagesProvider`)
})

type Props = { readonly locale: Locale; readonly messages: Messages; readonly children: ReactNode }

export const MessagesProvider = ({ locale, messages, children }: Props) => {
  const formatMessage = useMemo(() => messageFormatter(locale, messages), [locale, messages])
  return (
    <LocaleContext value={locale}>
      <FormatContext value={formatMessage}>{children}</FormatContext>
    </LocaleContext>
  )
}

/** Locale of the page, for the formatting rules of `domain/rules/texts`. */
export const useLocale = (): Locale => useContext(LocaleContext)

/** Returns a function that formats a message as text. */
export const useText = () => {
  const formatMessage = useContext(FormatContext)
  return useCallback((key: MessageKey, values?: Values): string => formatMessage(key, values) as string, [formatMessage])
}

const bold = (inside: ReactNode): ReactNode => <b>{inside}</b>

/** Returns a function that formats a message with elements: `{link}`, and `<b>…</b>` by default. */
export const useRichText = () => {
  const formatMessage = useContext(FormatContext)
  return useCallback(
    (key: MessageKey, values: RichValues): ReactNode => {
      const parts = formatMessage(key, { b: bold, ...values })
      // Spread, since the parts of a message need no keys.
      return Array.isArray(parts) ? createElement(Fragment, null, ...(parts as ReadonlyArray<ReactNode>)) : parts
    },
    [formatMessage],
  )
}

export type Text = ReturnType<typeof useText>
