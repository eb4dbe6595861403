/** Decorative shelf with three products. */
import gift from "@lobehub/fluent-emoji-3d/assets/1f381.webp"
import parcel from "@lobehub/fluent-emoji-3d/assets/1f4e6.webp"
import scarf from "@lobehub/fluent-emoji-3d/assets/1f9e3.webp"
import styles from "./login-shelf.module.css"

export const LoginShelf = () => (
  <ul className={styles.shelf} aria-hidden="true">
    {[parcel, scarf, gift].map((picture) => (
      <li key={picture}>
        <img src={picture} alt="" width={256} height={256} loading="lazy" decoding="async" />
      </li>
    ))}
  </ul>
)
