/** Opened draws with their values, and their check by the browser or by a script; loaded once there is a draw. C15. */
import { useState } from "react"
import type { OpenedDraw } from "#domain/entities/promotions/draw.ts"
import { drawVerdict, hashedTexts, type DrawVerdict } from "#domain/rules/promotions/draw-check.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { ProofValue } from "./proof-value.tsx"
import styles from "./draw-proof.module.css"

const fields = ["commitment", "seed", "odds", "nonce"] as const

/** SHA-256 in hexadecimal, by the browser itself. Throws where the page has no secure origin. */
const sha256 = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("")
}

const verdictOf = async (draw: OpenedDraw): Promise<DrawVerdict> => {
  const texts = hashedTexts(draw)
  return drawVerdict(draw, { commitment: await sha256(texts.commitment), decision: await sha256(texts.decision) })
}

/** Command of the script that checks a draw outside of the shop; its quotes are those of every shell. */
const commandOf = ({ commitment, seed, odds, nonce, prizeId }: OpenedDraw): string =>
  `node check-draw.mjs --commitment=${commitment} --seed=${seed} --odds="${odds}" --nonce=${nonce} --prize=${prizeId}`

export const OpenedDraws = ({ draws }: { readonly draws: ReadonlyArray<OpenedDraw> }) =>
  draws.map((draw) => <OpenDraw key={draw.commitment} draw={draw} />)

const OpenDraw = ({ draw }: { readonly draw: OpenedDraw }) => {
  const text = useText()
  const [verdict, setVerdict] = useState<DrawVerdict | "impossible" | null>(null)
  const check = () => void verdictOf(draw).then(setVerdict, () => setVerdict("impossible"))
  return (
    <details className={styles.draw}>
      <summary className="num">{`${draw.chance}: ${draw.prize}`}</summary>
      <dl className={styles.values}>
        {fields.map((field) => (
          <ProofValue key={field} name={text(`wheel.proof.${field}`)} value={draw[field]} />
        ))}
        <ProofValue name={text("wheel.proof.prizeId")} value={String(draw.prizeId)} />
      </dl>
      <Button variant="secondary" size="small" aria-label={`${text("wheel.check")}: ${draw.chance}`} onClick={check}>
        {text("wheel.check")}
      </Button>
      <p className={styles.verdict} role="status" data-verdict={verdict}>
        {verdict !== null && text(`wheel.verdict.${verdict}`)}
      </p>
      <div className={styles.own}>
        <p>{text("wheel.proof.own")}</p>
        <a href="/check-draw.mjs" download>
          {text("wheel.proof.download")}
        </a>
      </div>
      <dl className={styles.values}>
        <ProofValue name={text("wheel.proof.command")} value={commandOf(draw)} />
      </dl>
    </details>
  )
}
