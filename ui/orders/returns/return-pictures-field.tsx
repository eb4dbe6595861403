/** Pictures of a new return. W8. */
import { useSelector } from "@xstate/react"
import { maxReturnPictures } from "#domain/rules/orders/return-pictures.ts"
import type { ReturnsActor } from "#machines/orders/returns.ts"
import { PicturesField } from "#ui/parts/form/field-pictures.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"
import styles from "./returns-screen.module.css"

const Field = ({ actor }: { readonly actor: ReturnsActor }) => {
  const state = useSelector(actor, ({ value }) => value)
  const { pictures, sent, refusals } = useSelector(actor, ({ context }) => context)
  return (
    <PicturesField
      pictures={pictures}
      max={maxReturnPictures}
      refusal={refusals[0] ?? null}
      shrinking={state === "shrinking"}
      sent={state === "sending" && pictures.length > 0 ? sent : null}
      disabled={state === "shrinking" || state === "sending"}
      onAdd={(files) => actor.send({ type: "pictures.add", files })}
      onDrop={(key) => actor.send({ type: "picture.drop", key })}
    />
  )
}

export const ReturnPicturesField = withMessages(["pictures"], Field, <div className={styles.field} />)
