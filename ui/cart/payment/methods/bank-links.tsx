/** Links that open the payment in a banking app, for phones. */
import type { BankLink } from "#domain/entities/cart/payment.ts"
import styles from "./bank-links.module.css"

/** Background tints of the initials, used in turn. */
const tints = [2, 5, 4, 3, 1] as const

export const BankLinks = ({ links }: { readonly links: ReadonlyArray<BankLink> }) => (
  <ul className={styles.banks}>
    {links.map(({ name, link }, index) => (
      <li key={link}>
        <a href={link}>
          <i data-tint={tints[index % tints.length]} aria-hidden="true">
            {name.charAt(0)}
          </i>
          {name}
        </a>
      </li>
    ))}
  </ul>
)
