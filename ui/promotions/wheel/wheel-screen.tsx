/** Lucky wheel and jackpot: the wheel, odds, rules and the check of a draw. C15. */
import { useSelector } from "@xstate/react"
import type { DrawGame } from "#domain/entities/promotions/draw.ts"
import { stayCancelHours } from "#domain/rules/orders/cancellation.ts"
import { returnPeriods } from "#domain/rules/orders/returns.ts"
import { perMilleOf, withOdds } from "#domain/rules/promotions/draw.ts"
import { drawDays } from "#domain/rules/promotions/jackpot-ticket.ts"
import { formatAlternatives } from "#domain/rules/texts/alternatives-text.ts"
import { formatPeriod } from "#domain/rules/texts/last-day.ts"
import { formatNumber, formatPerMille } from "#domain/rules/texts/money.ts"
import type { WheelActor } from "#machines/promotions/wheel.ts"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { DefinitionList } from "#ui/parts/layout/definition-list.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { DrawProof } from "./draw-proof.tsx"
import { JackpotBoard } from "./jackpot-board.tsx"
import { SliceMark, WheelDisc } from "./wheel-disc.tsx"
import { shownState, WheelSide } from "./wheel-side.tsx"
import styles from "./wheel-screen.module.css"

export const WheelScreen = ({ actor }: { readonly actor: WheelActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const isStopped = useSelector(actor, (snapshot) => ["turning", "won"].includes(shownState(snapshot)))
  const { name, calm, game, problem } = useSelector(actor, ({ context }) => context)
  const drawn = isStopped ? game?.draws[0] : undefined
  return (
    <div data-state={state}>
      <Breadcrumb steps={[{ name: text("promotions.title"), href: "/promotions" }]} here={text(`wheel.${name}.title`)} />
      <div className={`page ${styles.screen}`}>
        {state === "fetching" && (
          <LoadingPlaceholder label={text("wheel.loading")}>
            <Skeleton width="100%" height="26rem" />
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {state !== "fetching" && state !== "failed" && game !== null && (
          <>
            <section className={styles.stage} aria-label={text(`wheel.${name}.title`)}>
              {name === "jackpot" ? (
                <JackpotBoard game={game} moves={!calm && (state === "drawing" || state === "turning")} />
              ) : (
                <WheelDisc
                  prizes={drawn === undefined ? game.prizes : withOdds(game.prizes, drawn.odds)}
                  stopAt={drawn?.prizeId ?? null}
                  moves={!calm}
                />
              )}
              <div className={styles.side} aria-live="polite">
                <WheelSide actor={actor} />
              </div>
            </section>
            <div className={styles.below}>
              <Odds game={game} />
              <div className={styles.column}>
                <Rules game={game} />
                <DrawProof game={game} />
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

const Odds = ({ game: { game, prizes } }: { readonly game: DrawGame }) => {
  const text = useText()
  return (
    <Panel title={text("wheel.odds")} lead={text(`wheel.${game}.odds`)}>
      <table className={`num ${styles.odds}`}>
        <thead>
          <tr>
            <th scope="col">{text("wheel.prize")}</th>
            <th scope="col">{text("wheel.odds")}</th>
            <th scope="col">{text("wheel.left")}</th>
            <th scope="col">{text("wheel.granted")}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ id, name, weight, left, granted }, at) => (
            <tr key={id}>
              <th scope="row">
                {game === "lucky_wheel" && <SliceMark at={at} />} {name}
              </th>
              <td>{formatPerMille(perMilleOf(weight, prizes))}</td>
              <td>{left === null ? text("wheel.unlimited") : formatNumber(left)}</td>
              <td>{formatNumber(granted)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text("wheel.total")}</th>
            <td>{formatPerMille(1000)}</td>
            <td>–</td>
            <td>{formatNumber(prizes.reduce((sum, { granted }) => sum + granted, 0))}</td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}

const Rules = ({ game: { game, startsAt, expiresAt } }: { readonly game: DrawGame }) => {
  const text = useText()
  const locale = useLocale()
  const { flags, returns } = useSiteConfig()
  const periods = returnPeriods(returns)
  const opens = [
    periods.length === 0
      ? text("wheel.rules.opens.atOnce")
      : text("wheel.rules.opens.text", { hours: formatAlternatives(periods, locale) }),
    ...(flags.travel ? [text("wheel.rules.opens.stays", { before: stayCancelHours })] : []),
  ].join(" ")
  const dates = formatPeriod(startsAt, expiresAt, locale)
  return (
    <Panel title={text("wheel.rules")}>
      <div className={styles.rules}>
        <DefinitionList
          pairs={[
            {
              key: "who",
              name: text("wheel.rules.who"),
              value: text(game === "jackpot" ? "wheel.rules.who.text" : "wheel.rules.who.wheel"),
            },
            { key: "often", name: text("wheel.rules.often"), value: text(`wheel.${game}.often`) },
            ...(game === "jackpot"
              ? [
                  { key: "opens", name: text("wheel.rules.opens"), value: opens },
                  { key: "until", name: text("wheel.rules.until"), value: text("wheel.rules.until.text", { days: drawDays }) },
                ]
              : []),
            { key: "prize", name: text("wheel.prize"), value: text(`wheel.${game}.granted`) },
            ...(dates === "" ? [] : [{ key: "dates", name: text("promotion.period"), value: dates }]),
          ]}
        />
      </div>
    </Panel>
  )
}
