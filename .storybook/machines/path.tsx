/** Path of a walkthrough: go back to a step, replay, restart, or copy as a link. */
import { useEffect, useState } from "react"
import { linkTo } from "./path-link.ts"
import { stepText } from "./walkthrough-path.ts"
import type { WalkthroughState, Walkthrough } from "./walkthrough.ts"

/** Pause between two replayed steps, in milliseconds. */
const replayInterval = 700

type Props = {
  readonly walkthrough: Walkthrough
  readonly current: WalkthroughState
  /** Initial state of each input. */
  readonly beginnings: ReadonlyArray<string>
}

export const Path = ({ walkthrough, current: { path, at, rejectedStep }, beginnings }: Props) => {
  const [isReplaying, setReplaying] = useState(false)
  const { steps } = path
  useEffect(() => {
    if (!isReplaying) return undefined
    const timer = setTimeout(() => {
      if (at < steps.length) walkthrough.goTo(at + 1)
      else setReplaying(false)
    }, replayInterval)
    return () => clearTimeout(timer)
  }, [isReplaying, at, steps.length, walkthrough])
  const replay = () => {
    walkthrough.goTo(0)
    setReplaying(true)
  }
  return (
    <section aria-label="The path walked">
      <h2>The path walked</h2>
      {rejectedStep !== null && (
        <p role="alert">The machine has changed since this link was made: it does not accept “{stepText(rejectedStep)}” here.</p>
      )}
      <div className="statechart-row">
        {beginnings.length > 1 && (
          <select aria-label="Where it begins" value={path.beginning} onChange={({ target }) => walkthrough.beginAt(Number(target.value))}>
            {beginnings.map((name, index) => (
              <option key={name} value={index}>
                Begins: {name}
              </option>
            ))}
          </select>
        )}
        <button type="button" disabled={at === 0} onClick={() => walkthrough.goTo(at - 1)}>
          Back
        </button>
        <button type="button" disabled={at === steps.length} onClick={() => walkthrough.goTo(at + 1)}>
          On
        </button>
        <button type="button" disabled={steps.length === 0 || isReplaying} onClick={replay}>
          Replay
        </button>
        <button type="button" disabled={steps.length === 0} onClick={() => walkthrough.beginAt(path.beginning)}>
          Restart
        </button>
        <Share href={linkTo({ ...path, steps: steps.slice(0, at) })} />
      </div>
      {steps.length === 0 ? (
        <p className="statechart-quiet">Nothing has happened yet.</p>
      ) : (
        <ol className="statechart-path">
          {steps.map((step, index) => (
            <li key={`${index} ${step}`} data-ahead={index >= at ? "" : undefined}>
              <button type="button" aria-current={index + 1 === at ? "step" : undefined} onClick={() => walkthrough.goTo(index + 1)}>
                {stepText(step)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const Share = ({ href }: { readonly href: string }) => {
  const [copied, setCopied] = useState<string | null>(null)
  return (
    <>
      <button type="button" onClick={() => void navigator.clipboard.writeText(href).then(() => setCopied(href))}>
        {copied === href ? "Copied" : "Copy the link"}
      </button>
      <a href={href} target="_top">
        Link to here
      </a>
    </>
  )
}
