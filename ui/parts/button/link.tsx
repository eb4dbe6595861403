/**
 * A way to another page of the shop; pointing at it, or touching it, is taken as the wish to go there. Unlike the router's
 * own link it does not follow where the shopper is: a page has two hundred, and each would be drawn anew with every step.
 */
import { createContext, use, type ComponentProps, type MouseEvent } from "react"
import { useRouter } from "wouter"
import type { Tile } from "#domain/entities/catalogue/listing.ts"

export type PageNavigator = {
  /** Goes to an address of this site, its language included; `state` is what is known already of the product that stands there. */
  readonly go: (address: string, options?: { readonly replace?: boolean; readonly state?: Tile }) => void
  /** Fetches ahead what stands at a path within the language. */
  readonly prefetch: (path: string) => void
}

/** Where nobody goes anywhere: on the server. */
export const inertNavigator: PageNavigator = { go: () => undefined, prefetch: () => undefined }

/** Who opens pages, and fetches them before: the app, or what stands in for it in stories. */
export const PageNavigatorContext = createContext(inertNavigator)

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** The address within the language, `/products?sale=1`; the router puts `/en` before it. */
  readonly href: string
  /** Takes the present page's place in the history. */
  readonly replace?: boolean
  /** What is known already of the product that it leads to: shown until the rest is there. */
  readonly glimpse?: Tile
}

/** Whether a press asks for this tab to go there, rather than for another tab, a window or a file. */
const isPlain = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent): boolean => button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey

export const Link = ({ href, replace = false, glimpse, children, onClick, onPointerEnter, onFocus, onTouchStart, ...rest }: LinkProps) => {
  const { go, prefetch } = use(PageNavigatorContext)
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
      onTouchStart={(event) => {
        onTouchStart?.(event)
        prefetch(href)
      }}
    >
      {children}
    </a>
  )
}
