/** Header of every page: logo, categories, search, account and cart. */
import { memo, type RefObject } from "react"
import Menu from "lucide-react/icons/menu"
import X from "lucide-react/icons/x"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { SearchBox } from "#ui/search/public/search-box.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { HeaderLinks } from "./header-links.tsx"
import { HeaderTools } from "./header-tools.tsx"
import { Logo } from "./logo.tsx"
import styles from "./header.module.css"

const categories = lazyPart(async () => (await import("#ui/shell/menu/categories.tsx")).Categories)

type Props = {
  readonly categoriesOpen: boolean
  readonly onCategories: (opener: HTMLElement) => void
  readonly onCloseCategories: () => void
  readonly input: RefObject<HTMLInputElement | null>
}

const panelId = "categories"

export const Header = memo(({ categoriesOpen, onCategories, onCloseCategories, input }: Props) => {
  const text = useText()
  const { Part: Categories } = useLazyPart(categories, categoriesOpen)
  return (
    <header className={styles.header} data-categories={categoriesOpen ? "open" : "closed"}>
      <div className={`page ${styles.main}`}>
        <Logo />
        <button
          type="button"
          className={styles.categories}
          aria-expanded={categoriesOpen}
          aria-controls={categoriesOpen ? panelId : undefined}
          onClick={(event) => onCategories(event.currentTarget)}
          onPointerEnter={categories.preload}
          onFocus={categories.preload}
        >
          {categoriesOpen ? <X /> : <Menu />}
          <span>{text("nav.categories")}</span>
        </button>
        {categoriesOpen && Categories !== null && <Categories id={panelId} onClose={onCloseCategories} />}
        <SearchBox input={input} />
        <HeaderTools />
      </div>
      <HeaderLinks />
    </header>
  )
})
