/** Shell around every page: header, main content, footer and overlays. S2. */
import { useSelector } from "@xstate/react"
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from "react"
import { useLocation } from "wouter"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { HydrationSlice } from "#ui/first-view/hydration-slice.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { ListMarks } from "#ui/lists/public/list-marks.tsx"
import { BottomBar } from "./bottom-bar.tsx"
import { Footer } from "./footer/footer.tsx"
import { Header } from "./header/header.tsx"
import { LanguageOffer } from "./preferences/language-offer.tsx"
import { Notices } from "./status/notices.tsx"
import { Offline } from "./status/offline.tsx"
import { Progress } from "./status/progress.tsx"
import { SiteGate } from "./screens/site-gate.tsx"
import styles from "./shell.module.css"

/** Header and footer that replace the shop's own; such pages have no bottom bar either. */
export type ShellFrame = { readonly Header: ComponentType; readonly Footer: ComponentType }

/** Time in which a slow phone paints what a press shows, in milliseconds. */
const painting = 100

type Props = {
  readonly frame?: ShellFrame | undefined
  /** The page has its own bottom bar on phones, so the header shows the cart. */
  readonly ownBar?: boolean | undefined
  readonly children: ReactNode
}

export const Shell = (props: Props) => (
  <SiteGate>
    <OpenShell {...props} />
  </SiteGate>
)

const OpenShell = ({ frame, ownBar = false, children }: Props) => {
  const text = useText()
  const { search, viewport } = useActorRefs()
  const [path] = useLocation()
  const [categories, setCategories] = useState<"open" | "closed">("closed")
  const [shownPath, setShownPath] = useState(path)
  const opener = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const searching = useSelector(search, (state) => state.hasTag("open"))
  const searchCovers = useSelector(viewport, (state) => searching && state.hasTag("mobile"))
  const open = categories === "open"
  const covered = open || searchCovers
  const [wasCovered, setWasCovered] = useState(false)
  const inert = covered && wasCovered

  if (shownPath !== path) {
    setShownPath(path)
    setCategories("closed")
  }
  if (open && searching) setCategories("closed")

  // Stable callbacks, so that header and bottom bar do not render again on navigation.
  const close = useCallback(() => setCategories("closed"), [])
  const toggle = useCallback(
    (button: HTMLElement) => {
      opener.current = button
      search.send({ type: "search.close" })
      setCategories((now) => (now === "open" ? "closed" : "open"))
    },
    [search],
  )
  const focusSearch = useCallback(() => input.current?.focus(), [])

  useEffect(() => {
    if (!open) return undefined
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      setCategories("closed")
      opener.current?.focus()
    }
    // A followed link may lead to the current page, which changes no path; its `preventDefault` shows that it was followed.
    const closeOnNavigation = ({ defaultPrevented }: MouseEvent) => {
      if (defaultPrevented) setCategories("closed")
    }
    document.addEventListener("keydown", closeOnEscape)
    document.addEventListener("click", closeOnNavigation)
    return () => {
      document.removeEventListener("keydown", closeOnEscape)
      document.removeEventListener("click", closeOnNavigation)
    }
  }, [open])

  // Inert after the press has been painted, since the styles of all that is inside are computed again; at once no longer inert,
  // since the next page takes the focus.
  useEffect(() => {
    const timer = setTimeout(() => setWasCovered(covered), painting)
    return () => clearTimeout(timer)
  }, [covered])

  // On the root, whose scrolling it stops: a style sheet that looked for it would work at each change of the page.
  useLayoutEffect(() => {
    const root = document.documentElement
    root.toggleAttribute("data-covered", covered)
    return () => root.removeAttribute("data-covered")
  }, [covered])

  return (
    <div className={styles.shell} data-own-bar={ownBar ? "" : undefined}>
      <a className="skip" href="#main">
        {text("nav.skip")}
      </a>
      <Progress />
      {frame ? <frame.Header /> : <Header categoriesOpen={open} onCategories={toggle} onCloseCategories={close} input={input} />}
      <Offline />
      <main id="main" className={styles.main} tabIndex={-1} inert={inert}>
        {children}
      </main>
      <HydrationSlice>
        <div inert={inert} data-later="sections">
          {frame ? <frame.Footer /> : <Footer />}
        </div>
      </HydrationSlice>
      {(open || searching) && <div className={styles.scrim} aria-hidden="true" onClick={close} />}
      {!frame && <BottomBar categoriesOpen={open} onCategories={toggle} onSearch={focusSearch} away={searchCovers} />}
      {!frame && <ListMarks at="foot" />}
      <LanguageOffer />
      <Notices />
    </div>
  )
}
