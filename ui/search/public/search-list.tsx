/** Recent searches, to repeat or to remove one by one. B19. */
import History from "lucide-react/icons/history"
import X from "lucide-react/icons/x"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { searchAddress } from "#ui/search/option-address.ts"
import styles from "./search-list.module.css"

type Props = { readonly texts: ReadonlyArray<string>; readonly onForget: (text: string) => void }

export const SearchList = ({ texts, onForget }: Props) => {
  const text = useText()
  return (
    <ul className={styles.searches}>
      {texts.map((search) => (
        <li key={search}>
          <Link href={searchAddress(search)}>
            <History />
            <span>{search}</span>
          </Link>
          <IconButton label={text("search.recent.remove", { text: search })} icon={<X />} onClick={() => onForget(search)} />
        </li>
      ))}
    </ul>
  )
}
