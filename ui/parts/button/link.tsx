/**
 * Link to another page of the site; pointing at or touching it prefetches the page. Unlike the router's link it does not
 * subscribe to the location, since a page has two hundred links and each would render again on every navigation.
 */
import { createContext, useContext, type ComponentProps, type MouseEvent } from "react"
import { useRouter } from "wouter"
import type { Tile } from "#domain/entities/catalogue/listing.ts"

export type PageNavigator = {
  /** Opens an address of this site, locale included; `state` is the glimpse of the product there. */
  readonly go: (address: string, options?: { readonly replace?: boolean; readonly state?: Tile }) => void
  /** Prefetches the page at a path without locale. */
  readonly prefetch: (path: string) => void
}

/** Navigator that does nothing, for the server. */
export const inertNavigator: PageNavigator = { go: () => undefined, prefetch: () => undefined }

/** Navigator of the app, or its replacement in stories. */
export const PageNavigatorContext = createContext(inertNavigator)

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** Path without locale, `/products?sale=1`; the router adds the prefix of the locale. */
  readonly href: string
  /** Replaces the current history entry. */
  readonly replace?: boolean
  /** Glimpse of the linked product, shown while its page loads. */
  readonly glimpse?: Tile
}

/** True for a press that opens the page in this tab, not in another tab or window or as a download. */
const isPlain = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey

export const Link = ({ href, replace = false, glimpse, children, onClick, onPointerEnter, onFocus, onPointerDown, ...rest }: LinkProps) => {
  const { go, prefetch } = useContext(PageNavigatorContext)
  const router = useRouter()
  const address = router.hrefs(router.base + href, router)
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        if (!isPlain(event)) return
        onClick?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        go(address, { replace, ...(glimpse !== undefined && { state: glimpse }) })
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        if (event.pointerType === "mouse") prefetch(href)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetch(href)
      }}
      // Not at `touchstart`, whose listeners hold up a scroll unless they are passive.
      onPointerDown={(event) => {
        onPointerDown?.(event)
        if (event.pointerType === "touch") prefetch(href)
      }}
    >
      {children}
    </a>
  )
}
