/** Messages in the page's language: `useText()("cart.empty.title")`. */
import { createContext, createElement, Fragment, use, useCallback, useMemo, type ReactNode } from "react"
import { RawIntlProvider, useIntl } from "react-intl"
import { defaultLocale, type Locale } from "#domain/entities/locale.ts"
import type * as messageFiles from "./areas.ts"
import { intlOf, type Messages } from "./intl.ts"

type MessageFiles = typeof messageFiles

/** An area with messages: those of `shell` are loaded for every page, the others for the pages whose routes name them. */
export type MessageArea = keyof MessageFiles
export type MessageKey = { [Area in MessageArea]: keyof MessageFiles[Area] }[MessageArea]
type Values = Readonly<Record<string, string | number>>
type RichValues = Readonly<Record<string, ReactNode | ((inside: ReactNode) => ReactNode)>>

const LocaleContext = createContext<Locale>(defaultLocale)

type Props = { readonly locale: Locale; readonly messages: Messages; readonly children: ReactNode }

export const MessagesProvider = ({ locale, messages, children }: Props) => {
  const intl = useMemo(() => intlOf(locale, messages), [locale, messages])
  return (
    <LocaleContext value={locale}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LocaleContext>
  )
}

/** Locale of the page, for the formatting rules of `domain/rules/texts`. */
export const useLocale = (): Locale => use(LocaleContext)

/** Returns a function that formats a message as text. */
export const useText = () => {
  const { messages, formatMessage } = useIntl()
  return useCallback(
    (key: MessageKey, values?: Values): string => {
      const message: unknown = messages[key]
      return typeof message === "string" ? message : formatMessage({ id: key }, values)
    },
    [messages, formatMessage],
  )
}

const bold = (inside: ReactNode): ReactNode => <b>{inside}</b>

/** Returns a function that formats a message with elements: `{link}`, and `<b>…</b>` by default. */
export const useRichText = () => {
  const { messages, formatMessage } = useIntl()
  return useCallback(
    (key: MessageKey, values: RichValues): ReactNode => {
      const message: unknown = messages[key]
      if (typeof message === "string") return message
      const parts = formatMessage({ id: key }, { b: bold, ...values } as Parameters<typeof formatMessage>[1]) as ReactNode
      // Spread, since the parts of a message need no keys.
      return Array.isArray(parts) ? createElement(Fragment, null, ...(parts as ReadonlyArray<ReactNode>)) : parts
    },
    [messages, formatMessage],
  )
}

export type Text = ReturnType<typeof useText>
