/** Decorative shelf with a product of each of the first categories. */
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useTopTaxons } from "#ui/shell/public/site-taxons.ts"
import styles from "./login-shelf.module.css"

/** Pictures that the shelf holds. */
const places = 3

export const LoginShelf = () => {
  const pictures = useTopTaxons().flatMap(({ image }) => (image === null ? [] : [image]))
  if (pictures.length === 0) return null
  return (
    <ul className={styles.shelf} aria-hidden="true">
      {pictures.slice(0, places).map((picture) => (
        <li key={picture.src}>
          <ProductPicture picture={picture} alt="" sizes="160px" />
        </li>
      ))}
    </ul>
  )
}
