/** Search box: a plain form before hydration, then a combobox with suggestions. S9. */
import { useSelector } from "@xstate/react"
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react"
import ArrowLeft from "lucide-react/icons/arrow-left"
import Search from "lucide-react/icons/search"
import X from "lucide-react/icons/x"
import { useRouter } from "wouter"
import type { Locale } from "#domain/entities/locale.ts"
import { maxSearchText } from "#domain/rules/search/search-history.ts"
import { optionsOf } from "#machines/search/search-options.ts"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { optionId } from "#ui/parts/form/option-id.ts"
import styles from "./search-box.module.css"

const searchPanel = lazyPart(async () => (await import("#ui/search/search-panel.tsx")).SearchPanel)

const preloadMessages = async (locale: Locale): Promise<unknown> =>
  (await import("#ui/messages/load-messages.ts")).loadMessages(locale, ["suggestions"])

/** `input` lets other components focus the box. */
export const SearchBox = ({ input }: { readonly input: RefObject<HTMLInputElement | null> }) => {
  const text = useText()
  const { search } = useActorRefs()
  const label = text(useSiteConfig().flags.showBrand ? "search.label" : "nav.search")
  const locale = useLocale()
  const { base } = useRouter()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const typed = useSelector(search, ({ context }) => context.text)
  const active = useSelector(search, ({ context }) => context.active)
  const refused = useSelector(search, ({ context }) => context.refusal !== null)
  const open = useSelector(search, (state) => state.hasTag("open"))
  const hasOptions = useSelector(search, ({ context }) => optionsOf(context).length > 0)
  const { Part: SearchPanel } = useLazyPart(searchPanel, open)
  const [panel, setPanel] = useState<"absent" | "shown">("absent")
  const list = `${id}list`
  const isOffering = open && hasOptions && panel === "shown"

  useEffect(() => {
    // Beside the panel's code, which asks for them again once it is there, and handles a failure.
    if (open) preloadMessages(locale).catch(() => undefined)
  }, [open, locale])

  useEffect(() => {
    if (!open) return undefined
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) search.send({ type: "search.close" })
    }
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return
      event.preventDefault()
      input.current?.focus()
      search.send({ type: "search.close" })
    }
    document.addEventListener("pointerdown", closeOutside)
    document.addEventListener("keydown", closeOnEscape)
    return () => {
      document.removeEventListener("pointerdown", closeOutside)
      document.removeEventListener("keydown", closeOnEscape)
    }
  }, [open, search, input])

  const closeOnBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && box.current?.contains(relatedTarget) === false) search.send({ type: "search.close" })
  }

  const pressKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault()
      search.send(open ? { type: event.key === "ArrowDown" ? "option.next" : "option.previous" } : { type: "search.open" })
    } else if (event.key === "Delete" && active !== null) {
      const option = optionsOf(search.getSnapshot().context)[active]
      if (option?.kind !== "history") return
      event.preventDefault()
      search.send({ type: "history.remove", text: option.text })
    }
  }

  return (
    <div ref={box} className={styles.box} data-search={open ? "open" : "closed"} onBlur={closeOnBlur}>
      <form
        className={styles.form}
        role="search"
        action={`${base}/search`}
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          search.send({ type: "search.submit" })
          if (typed.trim() !== "") input.current?.blur()
        }}
      >
        {open && (
          <button
            type="button"
            className={styles.back}
            aria-label={text("search.close")}
            onClick={() => search.send({ type: "search.close" })}
          >
            <ArrowLeft />
          </button>
        )}
        <label className="sr" htmlFor={id}>
          {label}
        </label>
        <span className={styles.sign}>
          <Search />
        </span>
        <input
          ref={input}
          id={id}
          className={styles.input}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          maxLength={maxSearchText}
          placeholder={label}
          value={typed}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOffering}
          aria-controls={isOffering ? list : undefined}
          aria-activedescendant={isOffering && active !== null ? optionId(list, active) : undefined}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? `${id}refusal` : undefined}
          onChange={(event) => search.send({ type: "search.type", text: event.target.value })}
          onFocus={() => search.send({ type: "search.open" })}
          onPointerDown={() => search.send({ type: "search.open" })}
          onPointerEnter={searchPanel.preload}
          onKeyDown={pressKey}
        />
        {typed !== "" && (
          <button
            type="button"
            className={styles.clear}
            aria-label={text("search.clear")}
            onClick={() => {
              search.send({ type: "search.clear" })
              input.current?.focus()
            }}
          >
            <X />
          </button>
        )}
        <button type="submit" className={styles.go}>
          {text("nav.search")}
        </button>
        {refused && (
          <p id={`${id}refusal`} className={styles.refusal} role="alert">
            {text("v.search")}
          </p>
        )}
      </form>
      {open && SearchPanel !== null && <SearchPanel list={list} onShown={setPanel} onForget={() => input.current?.focus()} />}
    </div>
  )
}
