/** Head of a brand's page: name, story and categories, in every state but a missing brand. */
import { useSelector } from "@xstate/react"
import type { Brand } from "#domain/entities/catalogue/brand.ts"
import { brandPath } from "#domain/rules/catalogue/coded-paths.ts"
import type { BrandActor } from "#machines/catalogue/brand.ts"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import styles from "./brand-head.module.css"

export const BrandHead = ({ actor }: { readonly actor: BrandActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { brand, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <Breadcrumb steps={[{ name: text("brands.title"), href: "/brands" }]} {...(brand === null ? {} : { here: brand.name })} />
      <div className="page">
        {state === "fetching" && (
          <LoadingPlaceholder label={text("brand.loading")}>
            <Skeleton width="100%" height="16rem" />
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {state === "ready" && brand !== null && <BrandBody brand={brand} />}
      </div>
    </div>
  )
}

const BrandBody = ({ brand: { code, name, field, tagline, story, logo, categories } }: { readonly brand: Brand }) => {
  const text = useText()
  return (
    <>
      <div className={styles.head}>
        <div>
          <p>{field}</p>
          <h1>{name}</h1>
          {tagline !== "" && <p className={styles.tagline}>{tagline}</p>}
          {story !== "" && (
            <section className={styles.story} aria-label={text("brand.story")}>
              {story.split(/\n+/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          )}
        </div>
        <span className={styles.picture}>
          <ProductPicture
            picture={logo === null ? null : { src: logo, alt: "", colour: "" }}
            alt=""
            sizes="(min-width: 993px) 320px, (min-width: 345px) 96px, 90vw"
            first
          />
        </span>
      </div>
      {categories.length > 0 && (
        <nav className={styles.categories} aria-label={text("brand.categories", { name })}>
          <ul>
            {categories.map((category) => (
              <li key={category.permalink}>
                <Link href={`${brandPath(code)}?category=${encodeURIComponent(category.permalink)}`}>
                  <b>{category.name}</b> <small>{text("brands.products", counted(category.products))}</small>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
