/** Empty cart with links to continue shopping. */
import { useSelector } from "@xstate/react"
import { useId } from "react"
import { inLocale } from "#domain/entities/locale.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { useTopTaxons } from "#ui/shell/public/site-taxons.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { ActionGroup } from "#ui/parts/button/action-group.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./cart-empty.module.css"

const basket = { src: "/pictures/khuvtsasny-sags.shargal.front", alt: "", colour: "" }

export const CartEmpty = () => {
  const text = useText()
  const locale = useLocale()
  const taxons = useTopTaxons()
  const user = useSelector(useActorRefs().session, ({ context }) => context.user)
  const headingId = useId()
  return (
    <section className={styles.empty}>
      <span className={styles.picture}>
        <ProductPicture picture={basket} sizes="176px" />
      </span>
      <h1>{text("cart.empty.title")}</h1>
      <p>{text("cart.empty.text")}</p>
      <ActionGroup centred>
        <ButtonLink href="/new" size="large">
          {text("nav.new")}
        </ButtonLink>
        <ButtonLink href="/products" size="large" variant="secondary">
          {text("cart.empty.all")}
        </ButtonLink>
        {user !== null && user.orderCount > 0 && (
          <ButtonLink href="/account/orders" size="large" variant="quiet">
            {text("cart.empty.orders")}
          </ButtonLink>
        )}
      </ActionGroup>
      <nav aria-labelledby={headingId} className={styles.categories}>
        <h2 id={headingId}>{text("cart.empty.categories")}</h2>
        <ul>
          {taxons.map((taxon) => (
            <li key={taxon.id}>
              <Link href={`/t/${taxon.permalink}`}>{inLocale(taxon.name, locale)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
