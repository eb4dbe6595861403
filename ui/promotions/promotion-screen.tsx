/** A promotion with its dates, terms, coupon and products. E18. */
import { useSelector } from "@xstate/react"
import Gift from "lucide-react/icons/gift"
import type { PromotionDetail } from "#domain/entities/promotions/promotion.ts"
import { productTile } from "#domain/rules/catalogue/product-tile.ts"
import { promotionState } from "#domain/rules/promotions/period.ts"
import { formatPeriod } from "#domain/rules/texts/last-day.ts"
import type { PromotionActor } from "#machines/promotions/promotion.ts"
import { ProductTile } from "#ui/catalogue/public/tile.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useNowUntil } from "#ui/react/clock-until.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { CopyValue } from "./copy-value.tsx"
import styles from "./promotion-screen.module.css"

export const PromotionScreen = ({ actor }: { readonly actor: PromotionActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { promotion, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <Breadcrumb steps={[{ name: text("promotions.title"), href: "/promotions" }]} {...(promotion !== null && { here: promotion.name })} />
      <div className={`page ${styles.screen}`}>
        {state === "fetching" && (
          <LoadingPlaceholder label={text("promotion.loading")}>
            <Skeleton width="100%" height="24rem" />
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {state === "missing" && (
          <EmptyState heading="h1" icon={<Gift />} title={text("promotion.missing")} text={text("promotion.missing.text")}>
            <ButtonLink href="/promotions">{text("promotion.all")}</ButtonLink>
          </EmptyState>
        )}
        {state === "ready" && promotion !== null && <PromotionContent promotion={promotion} />}
      </div>
    </div>
  )
}

const PromotionContent = ({ promotion }: { readonly promotion: PromotionDetail }) => {
  const text = useText()
  const locale = useLocale()
  const state = promotionState(promotion, useNowUntil(promotion.startsAt, promotion.expiresAt))
  const { name, description, image, startsAt, expiresAt, terms, code, path, products, kind } = promotion
  return (
    <>
      <section className={styles.lead} data-promotion={state}>
        <div className={styles.words}>
          {state !== "current" && <Tag tone={state === "coming" ? "sky" : "plain"}>{text(`promotions.${state}`)}</Tag>}
          <h1>{name}</h1>
          <p>{description}</p>
          <dl className="num">
            <dt>{text("promotion.period")}</dt>
            <dd>{formatPeriod(startsAt, expiresAt, locale)}</dd>
            {code !== null && (
              <>
                <dt>{text("promotion.code")}</dt>
                <dd className={styles.code}>
                  <code>{code}</code>
                  <CopyValue name={text("promotion.code")} value={code} />
                </dd>
              </>
            )}
          </dl>
          {state === "current" && path !== null && (
            <ButtonLink size="large" href={path}>
              {text(kind === "roulette" ? "promotion.join.stores" : "promotion.join")}
            </ButtonLink>
          )}
          {state === "past" && (
            <ButtonLink variant="secondary" href="/promotions">
              {text("promotion.all")}
            </ButtonLink>
          )}
        </div>
        <span className={styles.picture}>
          <ProductPicture picture={image} alt="" sizes="(min-width: 993px) 480px, 92vw" first />
        </span>
      </section>
      {terms.length > 0 && (
        <section className={styles.terms} aria-labelledby="promotion-terms">
          <h2 id="promotion-terms">{text("promotion.terms")}</h2>
          <ul>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section className={styles.products} aria-labelledby="promotion-products">
          <h2 id="promotion-products">{text("promotion.products")}</h2>
          <ul>
            {products.map((product) => (
              <li key={product.id}>
                <ProductTile tile={productTile(product)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
