/** Texts and buttons beside the wheel, by the state of the draw. */
import { useSelector } from "@xstate/react"
import { formatMoment } from "#domain/rules/texts/moments.ts"
import type { WheelActor } from "#machines/promotions/wheel.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { useNow } from "#ui/react/clock.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./wheel-screen.module.css"

const pageOf = { coupon: "/account/coupons", gift_card: "/account/gift-cards", bonus: "/account/wallet", ticket: "/account/tickets" } as const

export const WheelSide = ({ actor }: { readonly actor: WheelActor }) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const state = useSelector(actor, ({ value }) => value)
  const { name, game, hasWon, problem } = useSelector(actor, ({ context }) => context)
  const [last] = game?.draws ?? []
  const title = text(`wheel.${name}.title`)
  const next = game?.nextAt == null ? null : text(`wheel.next.${name}`, { date: formatMoment(game.nextAt, now, locale) })
  const isRefreshing = state === "refreshing"
  const isUnproven = state === "unproven" || (isRefreshing && game?.lack === "phone")
  const isOffered = state === "ready" || state === "drawing" || (isRefreshing && game?.commitment != null)
  if ((state === "won" || (isRefreshing && hasWon)) && last !== undefined) {
    return (
      <>
        <p className={styles.eyebrow}>{text("wheel.won")}</p>
        <h1>{last.prize}</h1>
        <p>{text(`wheel.landed.${last.kind}`)}</p>
        <p className="num">
          <code>{last.award}</code>
        </p>
        {game?.commitment === null && next !== null && <p className="num">{next}</p>}
        <div className={styles.actions}>
          <ButtonLink size="large" href={pageOf[last.kind]}>{text(`wheel.to.${last.kind}`)}</ButtonLink>
          {game?.commitment !== null && (
            <Button variant="secondary" busy={isRefreshing} onClick={() => actor.send({ type: "wheel.turn" })}>
              {text(`wheel.${name}.turn`)}
            </Button>
          )}
        </div>
      </>
    )
  }
  return (
    <>
      <p className={styles.eyebrow}>{text(`wheel.${name}.often`)}</p>
      <h1>{title}</h1>
      <p>{text(`wheel.${name}.lead`)}</p>
      {isOffered && <Tag tone="good">{text("wheel.chances", { count: game?.chances ?? 0 })}</Tag>}
      <div className={styles.actions}>
        {isOffered && (
          <Button size="large" busy={state !== "ready"} onClick={() => actor.send({ type: "wheel.turn" })}>
            {text(`wheel.${name}.turn`)}
          </Button>
        )}
        {state === "turning" && (
          <>
            <p>{text(`wheel.${name}.turning`)}</p>
            <Button variant="secondary" onClick={() => actor.send({ type: "wheel.skip" })}>
              {text("wheel.skip")}
            </Button>
          </>
        )}
        {state === "visitor" && (
          <ButtonLink size="large" href={`/login?from=/promotion/${name === "jackpot" ? "jackpot" : "wheel"}`}>
            {text("wheel.login")}
          </ButtonLink>
        )}
        {isUnproven && (
          <>
            <p>{text("wheel.lack.phone")}</p>
            <ButtonLink size="large" href="/account/profile/mobile">
              {text("wheel.lack.phone.action")}
            </ButtonLink>
          </>
        )}
        {(state === "spent" || (isRefreshing && !isOffered && !isUnproven)) && <p className="num">{next ?? text(`wheel.spent.${name}`)}</p>}
        {state === "closed" && <p>{text("wheel.closed")}</p>}
      </div>
      {state === "refused" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
      {state === "unsure" && problem !== null && (
        <ProblemState problem={problem}>
          <Button variant="secondary" onClick={() => actor.send({ type: "draw.again" })}>
            {text("wheel.again")}
          </Button>
        </ProblemState>
      )}
    </>
  )
}
