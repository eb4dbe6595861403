/** Promotions: those that run, those to come, past ones. E18. */
import { useSelector } from "@xstate/react"
import Gift from "lucide-react/icons/gift"
import type { Promotion } from "#domain/entities/promotions/promotion.ts"
import { promotionState, type PromotionState } from "#domain/rules/promotions/period.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { formatLastDay } from "#domain/rules/texts/last-day.ts"
import type { PromotionsActor } from "#machines/promotions/promotions.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useNow } from "#ui/react/clock.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./promotions-screen.module.css"

const groups: ReadonlyArray<PromotionState> = ["current", "coming", "past"]

export const PromotionsScreen = ({ actor }: { readonly actor: PromotionsActor }) => {
  const text = useText()
  const now = useNow()
  const state = useSelector(actor, ({ value }) => value)
  const { promotions, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div className={`page ${styles.screen}`} data-state={state}>
      {state !== "failed" && <PageTitle title={text("promotions.title")}>{text("promotions.lead")}</PageTitle>}
      {state === "fetching" && (
        <LoadingPlaceholder label={text("promotions.loading")} className={styles.cards ?? ""}>
          <Skeleton width="100%" height="20rem" />
          <Skeleton width="100%" height="20rem" />
          <Skeleton width="100%" height="20rem" />
        </LoadingPlaceholder>
      )}
      {state === "failed" && problem !== null && (
        <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
      )}
      {promotions?.length === 0 && (
        <EmptyState icon={<Gift />} title={text("promotions.empty.title")} text={text("promotions.empty.text")}>
          <ButtonLink href="/products">{text("promotions.browse")}</ButtonLink>
        </EmptyState>
      )}
      {groups.map((group) => {
        const shown = promotions?.filter((promotion) => promotionState(promotion, now) === group) ?? []
        return (
          shown.length > 0 && (
            <section key={group} className={styles.group} aria-labelledby={`promotions-${group}`} data-group={group}>
              <h2 id={`promotions-${group}`}>{text(`promotions.${group}`)}</h2>
              <ul className={styles.cards}>
                {shown.map((promotion) => (
                  <li key={promotion.id}>
                    <PromotionCard promotion={promotion} state={group} />
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

const dateOf = { current: "promotions.until", coming: "promotions.from", past: "promotions.ended" } as const

const PromotionCard = ({
  promotion: { id, name, description, image, startsAt, expiresAt },
  state,
}: {
  readonly promotion: Promotion
  readonly state: PromotionState
}) => {
  const text = useText()
  const locale = useLocale()
  const date = state === "coming" ? startsAt : expiresAt
  const format = state === "coming" ? formatDate : formatLastDay
  return (
    <article className={styles.card} data-promotion={state}>
      <span className={styles.picture}>
        <ProductPicture picture={image} alt="" sizes="(min-width: 993px) 400px, 92vw" />
        {state !== "current" && (
          <span className={styles.tag}>
            <Tag tone={state === "coming" ? "sky" : "plain"}>{text(`promotions.${state}`)}</Tag>
          </span>
        )}
      </span>
      <div className={styles.body}>
        <h3>
          <Link href={`/promotion/${id}`}>{name}</Link>
        </h3>
        <p>{description}</p>
        <p className={`${styles.end} num`}>
          <span>{date !== null && text(dateOf[state], { date: format(date, locale) })}</span>
          <span className={styles.more} aria-hidden="true">
            {text("promotions.more")}
          </span>
        </p>
      </div>
    </article>
  )
}
