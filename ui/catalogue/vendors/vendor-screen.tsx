/** Page of a vendor: contact, rating, brands, newest products and reviews. E19, S31. */
import { brandPath } from "#domain/rules/catalogue/coded-paths.ts"
import { useSelector } from "@xstate/react"
import PackageX from "lucide-react/icons/package-x"
import type { VendorActor } from "#machines/catalogue/vendor.ts"
import type { ReviewVotesActor } from "#machines/catalogue/review-votes.ts"
import type { ReviewListActor } from "#machines/catalogue/review-list.ts"
import type { VendorPage } from "#machines/catalogue/ports.ts"
import { Rating } from "#ui/catalogue/public/rating.tsx"
import { TileRow } from "#ui/catalogue/public/tile-row.tsx"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { telUrl } from "#ui/parts/button/tel-url.ts"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { formatPhone } from "#domain/rules/identity/phone-number.ts"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { ReviewList } from "#ui/catalogue/public/review-list.tsx"
import { VendorPicture } from "./vendor-picture.tsx"
import styles from "./vendor-screen.module.css"

type Props = { readonly actor: VendorActor; readonly reviews: ReviewListActor; readonly votes: ReviewVotesActor }

export const VendorScreen = ({ actor, reviews, votes }: Props) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { page, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <Breadcrumb steps={[{ name: text("vendors.title"), href: "/vendors" }]} {...(page === null ? {} : { here: page.vendor.name })} />
      <div className={`page ${styles.screen}`}>
        {state === "fetching" && (
          <LoadingPlaceholder label={text("vendor.loading")}>
            <Skeleton width="100%" height="12rem" />
          </LoadingPlaceholder>
        )}
        {state === "missing" && (
          <EmptyState heading="h1" icon={<PackageX />} title={text("vendor.missing")} text={text("vendor.missing.text")}>
            <ButtonLink href="/vendors">{text("vendors.all")}</ButtonLink>
          </EmptyState>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {page !== null && <VendorBody page={page} />}
        {page !== null && (
          <ReviewList actor={reviews} note={text("vendor.reviews.who")} histogram={page.histogram} pictured={page.pictured} votes={votes} />
        )}
      </div>
    </div>
  )
}

const VendorBody = ({ page: { vendor, tiles } }: { readonly page: VendorPage }) => {
  const text = useText()
  const { name, address, phone, averageRating, totalReviews, products, brands } = vendor
  return (
    <>
      <div className={styles.head}>
        <span className={styles.picture}>
          <VendorPicture vendor={vendor} sizes="96px" first />
        </span>
        <div>
          <h1>{name}</h1>
          <p>{address}</p>
          {phone !== "" && <a href={telUrl(phone)}>{formatPhone(phone)}</a>}
          {totalReviews > 0 && (
            <div className={styles.rating}>
              <span>{text("vendor.rating")}</span>
              <Rating average={averageRating} total={totalReviews} />
            </div>
          )}
        </div>
      </div>
      {brands.length > 0 && (
        <nav className={styles.brands} aria-label={text("vendor.brands")}>
          <ul>
            {brands.map((brand) => (
              <li key={brand.code}>
                <Link href={brandPath(brand.code)}>{brand.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {tiles.length === 0 ? (
        <p>{text("vendor.none")}</p>
      ) : (
        <TileRow title={text("vendor.goods")} tiles={tiles}>
          {text("vendors.products", counted(products))}
        </TileRow>
      )}
    </>
  )
}
