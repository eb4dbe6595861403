/** All vendors by name. E19. */
import { useSelector } from "@xstate/react"
import type { Vendor } from "#domain/entities/catalogue/vendor.ts"
import { vendorPath } from "#domain/rules/catalogue/coded-paths.ts"
import type { VendorsActor } from "#machines/catalogue/vendors.ts"
import { Rating } from "#ui/catalogue/public/rating.tsx"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import row from "#ui/catalogue/pictured-row.module.css"
import { VendorPicture } from "./vendor-picture.tsx"
import styles from "./vendors-screen.module.css"

export const VendorsScreen = ({ actor }: { readonly actor: VendorsActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { vendors, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <Breadcrumb steps={[]} here={text("vendors.title")} />
      <div className={`page ${styles.screen}`}>
        <PageTitle title={text("vendors.title")}>{vendors !== null && text("vendors.count", counted(vendors.length))}</PageTitle>
        {state === "fetching" && (
          <LoadingPlaceholder label={text("vendors.loading")} className={styles.rows ?? ""}>
            {Array.from({ length: 9 }, (_, at) => (
              <Skeleton key={at} width="100%" height="5.5rem" />
            ))}
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
        {vendors !== null && (
          <ul className={styles.rows}>
            {vendors.map((vendor) => (
              <VendorRow key={vendor.id} vendor={vendor} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

const VendorRow = ({ vendor }: { readonly vendor: Vendor }) => {
  const text = useText()
  const { id, name, address, averageRating, totalReviews, products } = vendor
  return (
    <li className={row.row}>
      <span className={row.picture}>
        <VendorPicture vendor={vendor} sizes="56px" />
      </span>
      <div>
        <Link className={row.name} href={vendorPath(id)}>
          {name}
        </Link>
        <small>{address}</small>
        <Rating average={averageRating} total={totalReviews} />
      </div>
      <small>{text("vendors.products", counted(products))}</small>
    </li>
  )
}
