/** The top of every page: whose shop it is, what it has, what one looks for, who one is, what one takes. */
import { lazy, Suspense, type RefObject } from "react"
import Menu from "lucide-react/icons/menu"
import X from "lucide-react/icons/x"
import { SearchBox } from "../search/search-box.tsx"
import { useText } from "../words/words.tsx"
import { HeaderLinks } from "./header-links.tsx"
import { HeaderTools } from "./header-tools.tsx"
import { Logo } from "./logo.tsx"
import styles from "./header.module.css"

const loadCategories = async () => ({ default: (await import("./categories.tsx")).Categories })
const Categories = lazy(loadCategories)

type Props = {
  readonly categoriesOpen: boolean
  readonly onCategories: (opener: HTMLElement) => void
  readonly onCloseCategories: () => void
  readonly input: RefObject<HTMLInputElement | null>
}

const panelId = "categories"

export const Header = ({ categoriesOpen, onCategories, onCloseCategories, input }: Props) => {
  const text = useText()
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
          onPointerEnter={() => void loadCategories()}
          onFocus={() => void loadCategories()}
        >
          {categoriesOpen ? <X /> : <Menu />}
          <span>{text("nav.categories")}</span>
        </button>
        {categoriesOpen && (
          <Suspense fallback={null}>
            <Categories id={panelId} onClose={onCloseCategories} />
          </Suspense>
        )}
        <SearchBox input={input} />
        <HeaderTools />
      </div>
      <HeaderLinks />
    </header>
  )
}
