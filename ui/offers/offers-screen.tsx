/** Price suggestions or quotes of a shopper with the shop's answers. S29d, S29j. */
import { useSelector } from "@xstate/react"
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark"
import type { OffersActor } from "#machines/offers/offers.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { OfferCard } from "./offer-card.tsx"
import styles from "./offers-screen.module.css"

const sections = { suggestion: "suggestions", quote: "quotes" } as const

export const OffersScreen = ({ actor }: { readonly actor: OffersActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { offers, problem, query } = useSelector(actor, ({ context }) => context)
  const { kind } = query
  return (
    <div data-state={state}>
      <AccountFrame here={sections[kind]}>
        {state !== "failed" && <PageTitle title={text(`offers.${kind}.title`)} />}
        {state === "fetching" && (
          <LoadingPlaceholder label={text("offers.loading")} className={styles.list}>
            <Skeleton height="8rem" />
            <Skeleton height="8rem" />
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {offers?.length === 0 && (
          <EmptyState icon={<MessageCircleQuestion />} title={text(`offers.${kind}.empty`)} text={text(`offers.${kind}.emptyText`)}>
            <ButtonLink href="/products">{text("buy.continue")}</ButtonLink>
          </EmptyState>
        )}
        {offers !== null && offers.length > 0 && (
          <ul className={styles.list}>
            {offers.map((offer) => (
              <li key={offer.number}>
                <OfferCard offer={offer} />
              </li>
            ))}
          </ul>
        )}
      </AccountFrame>
    </div>
  )
}
