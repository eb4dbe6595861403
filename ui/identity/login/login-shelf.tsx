/** Decorative shelf with three products. */
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import styles from "./login-shelf.module.css"

const names = ["shaazan-dankh.tsagaan.front", "amttany-belgiin-bagts.front", "nooluuran-oroolt.ulaan.front"]

export const LoginShelf = () => (
  <ul className={styles.shelf} aria-hidden="true">
    {names.map((name) => (
      <li key={name}>
        <ProductPicture picture={{ src: `/pictures/${name}`, alt: "", colour: "" }} sizes="160px" />
      </li>
    ))}
  </ul>
)
