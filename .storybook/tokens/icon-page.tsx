/** Icons of the storefront: line drawings of 24 pixels, always with an accessible name or text. */
import { icons } from "virtual:icons"
import styles from "./token-page.module.css"

export const IconPage = () => (
  <article className={styles.page}>
    <h1>Icons</h1>
    <p className={styles.lead}>
      Lucide, 24 dots, a line of 1.6. These {Object.keys(icons).length} are in use; look here before bringing another.
    </p>
    <ul className={styles.icons}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  </article>
)
