/** Hero of the home page: a picture of the shop, or products with their prices on a shelf with a khee edge, and a sun behind them. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { pictureAddress } from "#domain/rules/catalogue/picture-address.ts"
import { deliveryDaysLater, siteDeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { formatQuery } from "#domain/rules/query-string.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { useSoldNow } from "#ui/catalogue/public/sold-now.ts"
import { Khee } from "#ui/parts/layout/khee.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import { wholePicture } from "#ui/catalogue/product/whole-picture.ts"
import styles from "./hero.module.css"

/** Number of products on the shelf. */
const maxProducts = 4

const PriceLabel = ({ tile }: { readonly tile: Tile }) => {
  const { price, sellingPrice } = useSoldNow(tile)
  return (
    <strong className="num" data-sale={sellingPrice < price ? "" : undefined}>
      {formatTugrik(sellingPrice)}
    </strong>
  )
}

const Shelf = ({ tiles }: { readonly tiles: ReadonlyArray<Tile> }) => (
  <>
    <svg className={styles.sun} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="50" />
    </svg>
    <ul className={styles.shelf}>
      {tiles.slice(0, maxProducts).map((tile, index) => (
        <li key={tile.id} className={styles.product}>
          <Link href={`/products/${tile.slug}`} glimpse={tile}>
            <span className={styles.picture}>
              <ProductPicture
                picture={tile.image}
                alt=""
                sizes={index === 0 ? "(width > 992px) 430px, 52vw" : "(width > 992px) 250px, 34vw"}
                first={index === 0}
              />
            </span>
            <span className={styles.label}>
              <span className={styles.name}>{tile.title}</span>
              <PriceLabel tile={tile} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
    <Khee className={styles.khee} />
  </>
)

const Photo = ({ name }: { readonly name: string }) => (
  <div className={styles.photo}>
    <ProductPicture
      picture={wholePicture({ src: pictureAddress(name), alt: "", colour: "" })}
      sizes="(width > 1440px) 850px, (width > 992px) 59vw, 100vw"
      first
    />
  </div>
)

export const Hero = ({ tiles }: { readonly tiles: ReadonlyArray<Tile> }) => {
  const text = useText()
  const config = useSiteConfig()
  const terms = siteDeliveryTerms(config)
  const { sameDay } = terms
  const query = text("home.hero.query")
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={`page ${styles.container}`}>
        <div className={styles.scene} data-photo={config.heroPicture === null ? undefined : ""}>
          <div className={styles.text}>
            <p className={styles.eyebrow}>{text("home.hero.eyebrow", { brand: config.brand })}</p>
            <h1 id="hero-title">{text("home.hero.title")}</h1>
            <p className={styles.lead}>
              {sameDay === null
                ? text("home.hero.text.days", { days: deliveryDaysLater(terms) })
                : text("home.hero.text", { before: `${sameDay.before}:00`, hours: sameDay.hours })}
            </p>
            <p className={styles.actions}>
              {/* A page, or the words of a search. */}
              <ButtonLink size="large" href={query.startsWith("/") ? query : `/search?${formatQuery([["q", query]])}`}>
                {text("home.hero.go")}
              </ButtonLink>
              <TextLink href="/products">{text("home.hero.more")}</TextLink>
            </p>
          </div>
          {config.heroPicture === null ? <Shelf tiles={tiles} /> : <Photo name={config.heroPicture} />}
        </div>
      </div>
    </section>
  )
}
