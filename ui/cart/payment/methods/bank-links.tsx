/** Links that open the payment in a banking app or site, each marked by the bank's name. */
import type { BankLink } from "#domain/entities/cart/payment.ts"
import styles from "./bank-links.module.css"

type Props = {
  readonly links: ReadonlyArray<BankLink>
  readonly onVisit: () => void
}

/** The distinctive part of the bank's name, and the rest, such as «банк». */
const markOf = (name: string): readonly [mark: string, rest: string] => {
  const [mark = name, ...rest] = name.split(" ")
  return [mark, rest.join(" ")]
}

export const BankLinks = ({ links, onVisit }: Props) => (
  <ul className={styles.banks}>
    {links.map(({ name, link }) => {
      const [mark, rest] = markOf(name)
      return (
        <li key={link}>
          <a href={link} onClick={onVisit}>
            <b>{mark}</b> <small>{rest}</small>
          </a>
        </li>
      )
    })}
  </ul>
)
