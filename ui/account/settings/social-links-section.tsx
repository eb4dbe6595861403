/** Social logins of the account, each of which can be unlinked. B28, S29 k. */
import { useSelector } from "@xstate/react"
import { formatDateTime } from "#domain/rules/texts/dates.ts"
import type { SocialLinksActor } from "#machines/account/social-links.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { SectionState } from "./section-state.tsx"
import rowStyles from "#ui/account/rows.module.css"
import styles from "./settings.module.css"

export const SocialLinksSection = ({ actor }: { readonly actor: SocialLinksActor }) => {
  const text = useText()
  const locale = useLocale()
  const state = useSelector(actor, ({ value }) => value)
  const { links, removing, problem } = useSelector(actor, ({ context }) => context)
  return (
    <Panel id="social" title={text("settings.social")} lead={text("settings.social.lead")} data-state={state}>
      <SectionState
        problem={problem}
        isUnknown={state === "fetching" || state === "failed"}
        onRetry={() => actor.send({ type: "page.retry" })}
      >
        {state === "empty" && <p className={styles.quiet}>{text("settings.social.none")}</p>}
        <ul className={rowStyles.rows}>
          {links.map(({ provider, linkedAt }) => {
            const name = text(`login.social.${provider}`)
            return (
              <li key={provider}>
                <div>
                  <b>{name}</b>
                  <small className={styles.quiet}>{text("settings.social.since", { date: formatDateTime(linkedAt, locale) })}</small>
                </div>
                {removing === provider ? (
                  <div className={styles.actions}>
                    <Button
                      variant="danger"
                      size="small"
                      busy={state === "unlinking"}
                      onClick={() => actor.send({ type: "removal.confirm" })}
                    >
                      {text("settings.social.confirm")}
                    </Button>
                    <Button variant="quiet" size="small" onClick={() => actor.send({ type: "removal.cancel" })}>
                      {text("settings.social.keep")}
                    </Button>
                  </div>
                ) : (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={text("settings.social.unlink.of", { name })}
                    onClick={() => actor.send({ type: "link.remove", provider })}
                  >
                    {text("settings.social.unlink")}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </SectionState>
    </Panel>
  )
}
