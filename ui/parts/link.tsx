/** A way to another page of the shop; pointing at it, or touching it, is taken as the wish to go there. */
import { createContext, use, type ComponentProps } from "react"
import { Link as RouterLink } from "wouter"
import type { Tile } from "#domain/entities/listing.ts"

type Prefetch = (href: string) => void

/** Who fetches a page before it is opened; the app answers, stories do not. */
export const PrefetchContext = createContext<Prefetch>(() => undefined)

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** The address within the language, `/products?sale=1`; the router puts `/en` before it. */
  readonly href: string
  /** Takes the present page's place in the history. */
  readonly replace?: boolean
  /** What is known already of the product that it leads to: shown until the rest is there. */
  readonly glimpse?: Tile
}

export const Link = ({ href, glimpse, onPointerEnter, onFocus, onTouchStart, ...rest }: LinkProps) => {
  const prefetch = use(PrefetchContext)
  return (
    <RouterLink
      {...rest}
      href={href}
      state={glimpse}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        if (event.pointerType === "mouse") prefetch(href)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetch(href)
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event)
        prefetch(href)
      }}
    />
  )
}
