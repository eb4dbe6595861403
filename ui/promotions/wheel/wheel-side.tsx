/** Texts and buttons beside the wheel, by the state of the draw. */
import { useSelector } from "@xstate/react"
import type { OpenedDraw } from "#domain/entities/promotions/draw.ts"
import { formatMoment } from "#domain/rules/texts/moments.ts"
import { restingState } from "#machines/promotions/wheel-context.ts"
import type { WheelActor } from "#machines/promotions/wheel.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { useNow } from "#ui/react/clock.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./wheel-screen.module.css"

/** Page of the account that shows a won prize. */
const pageOf = {
  coupon: "/account/coupons",
  gift_card: "/account/gift-cards",
  bonus: "/account/wallet",
  ticket: "/account/tickets",
} as const

type WheelSnapshot = ReturnType<WheelActor["getSnapshot"]>

/** State that the screen shows: while the game is reloading, the one before it. */
export const shownState = ({ value, context }: WheelSnapshot) => (value === "refreshing" ? restingState(context) : value)

export const WheelSide = ({ actor }: { readonly actor: WheelActor }) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const shown = useSelector(actor, shownState)
  const { name, game } = useSelector(actor, ({ context }) => context)
  const [latest] = game?.draws ?? []
  const next = game?.nextAt == null ? null : text(`wheel.next.${name}`, { date: formatMoment(game.nextAt, now, locale) })
  return shown === "won" && latest !== undefined ? <Won actor={actor} draw={latest} next={next} /> : <Turns actor={actor} next={next} />
}

/** `next`: when the next chance comes; `null` where there is none. */
type PartProps = { readonly actor: WheelActor; readonly next: string | null }

/** The prize with its number, and another turn where there is a chance. */
const Won = ({ actor, draw, next }: PartProps & { readonly draw: OpenedDraw }) => {
  const text = useText()
  const isRefreshing = useSelector(actor, ({ value }) => value === "refreshing")
  const { name, game } = useSelector(actor, ({ context }) => context)
  return (
    <>
      <p className={styles.eyebrow}>{text("wheel.won")}</p>
      <h1>{draw.prize}</h1>
      <p>{text(`wheel.landed.${draw.kind}`)}</p>
      <p className="num">
        <code>{draw.award}</code>
      </p>
      {game?.commitment === null && next !== null && <p className="num">{next}</p>}
      <div className={styles.actions}>
        <ButtonLink size="large" href={pageOf[draw.kind]}>
          {text(`wheel.to.${draw.kind}`)}
        </ButtonLink>
        {game?.commitment !== null && (
          <Button variant="secondary" busy={isRefreshing} onClick={() => actor.send({ type: "wheel.turn" })}>
            {text(`wheel.${name}.turn`)}
          </Button>
        )}
      </div>
    </>
  )
}

/** What the shopper can do before a prize is shown: turn, skip the turning, log in, confirm a phone, or try again. */
const Turns = ({ actor, next }: PartProps) => {
  const text = useText()
  const isReady = useSelector(actor, ({ value }) => value === "ready")
  const shown = useSelector(actor, shownState)
  const { name, game, problem } = useSelector(actor, ({ context }) => context)
  const isOffered = shown === "ready" || shown === "drawing"
  return (
    <>
      <p className={styles.eyebrow}>{text(`wheel.${name}.often`)}</p>
      <h1>{text(`wheel.${name}.title`)}</h1>
      <p>{text(`wheel.${name}.lead`)}</p>
      {isOffered && <Tag tone="good">{text("wheel.chances", { count: game?.chances ?? 0 })}</Tag>}
      <div className={styles.actions}>
        {isOffered && (
          <Button size="large" busy={!isReady} onClick={() => actor.send({ type: "wheel.turn" })}>
            {text(`wheel.${name}.turn`)}
          </Button>
        )}
        {shown === "turning" && (
          <>
            <p>{text(`wheel.${name}.turning`)}</p>
            <Button variant="secondary" onClick={() => actor.send({ type: "wheel.skip" })}>
              {text("wheel.skip")}
            </Button>
          </>
        )}
        {shown === "visitor" && (
          <ButtonLink size="large" href={`/login?from=/promotion/${name === "jackpot" ? "jackpot" : "wheel"}`}>
            {text("wheel.login")}
          </ButtonLink>
        )}
        {shown === "unproven" && (
          <>
            <p>{text("wheel.lack.phone")}</p>
            <ButtonLink size="large" href="/account/profile/mobile">
              {text("wheel.lack.phone.action")}
            </ButtonLink>
          </>
        )}
        {shown === "spent" && <p className="num">{next ?? text(`wheel.spent.${name}`)}</p>}
        {shown === "closed" && <p>{text("wheel.closed")}</p>}
      </div>
      {shown === "refused" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
      {shown === "unsure" && problem !== null && (
        <ProblemState problem={problem}>
          <Button variant="secondary" onClick={() => actor.send({ type: "draw.again" })}>
            {text("wheel.again")}
          </Button>
        </ProblemState>
      )}
    </>
  )
}
