/** Consent strip, and the button below every page that opens it again. B27. */
import { useSelector } from "@xstate/react"
import { useId } from "react"
import X from "lucide-react/icons/x"
import { requestedKinds, namesBehind } from "#domain/rules/shell/consent.ts"
import type { ConsentActor } from "#machines/shell/consent.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./consent-strip.module.css"

export const ConsentStrip = ({ actor }: { readonly actor: ConsentActor }) => {
  const state = useSelector(actor, ({ value }) => value)
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag("shown"))
  const text = useText()
  if (state === "settled" || state === "incomplete")
    return (
      <p className={styles.foot} data-theme="dark">
        <Button variant="quiet" onClick={() => actor.send({ type: "choices.open" })}>
          {text("consent.change")}
        </Button>
      </p>
    )
  if (!isShown) return null
  return (
    <section className={styles.strip} aria-label={text("consent.label")} data-state={state}>
      <h2>{text("consent.title")}</h2>
      <p>{text("consent.text")}</p>
      {state === "choosing" ? <Choices actor={actor} /> : <Prompt actor={actor} />}
    </section>
  )
}

const Prompt = ({ actor }: { readonly actor: ConsentActor }) => {
  const text = useText()
  return (
    <div className={styles.actions}>
      <Button onClick={() => actor.send({ type: "consent.accept" })}>{text("consent.accept")}</Button>
      <Button variant="secondary" onClick={() => actor.send({ type: "consent.refuse" })}>
        {text("consent.refuse")}
      </Button>
      <Button variant="quiet" onClick={() => actor.send({ type: "choices.open" })}>
        {text("consent.choose")}
      </Button>
    </div>
  )
}

const Choices = ({ actor }: { readonly actor: ConsentActor }) => {
  const text = useText()
  const id = useId()
  const services = useSelector(actor, ({ context }) => context.services)
  const chosen = useSelector(actor, ({ context }) => context.chosen)
  return (
    <>
      <div className={styles.close}>
        <IconButton label={text("consent.close")} icon={<X />} onClick={() => actor.send({ type: "choices.close" })} />
      </div>
      <ul className={styles.kinds}>
        <li>
          <label htmlFor={`${id}-necessary`}>
            <input id={`${id}-necessary`} type="checkbox" checked disabled aria-describedby={`${id}-necessary-text`} />
            {text("consent.necessary")}
          </label>
          <p id={`${id}-necessary-text`}>{text("consent.necessary.text")}</p>
        </li>
        {requestedKinds(services).map((kind) => (
          <li key={kind}>
            <label htmlFor={`${id}-${kind}`}>
              <input
                id={`${id}-${kind}`}
                type="checkbox"
                checked={chosen.includes(kind)}
                aria-describedby={`${id}-${kind}-text`}
                onChange={() => actor.send({ type: "kind.toggle", kind })}
              />
              {text(`consent.${kind}`)}
            </label>
            <p id={`${id}-${kind}-text`}>
              {text(`consent.${kind}.text`)} {text("consent.by", { names: namesBehind(kind, services).join(", ") })}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => actor.send({ type: "choices.save" })}>{text("consent.save")}</Button>
        <Button variant="secondary" onClick={() => actor.send({ type: "consent.accept" })}>
          {text("consent.accept")}
        </Button>
        <Button variant="secondary" onClick={() => actor.send({ type: "consent.refuse" })}>
          {text("consent.refuse")}
        </Button>
      </div>
    </>
  )
}
