/** Pictures of a new return, with the messages that they bring along. Loaded late (`late-return-pictures.tsx`). W8. */
import { useSelector } from "@xstate/react"
import { maxReturnPictures } from "#domain/rules/orders/return-pictures.ts"
import type { ReturnsActor } from "#machines/orders/returns.ts"
import { PicturesField } from "#ui/parts/form/field-pictures.tsx"
import { useLateMessages } from "#ui/messages/late-messages.ts"
import { MessagesProvider, useLocale } from "#ui/messages/messages.tsx"
import styles from "./returns-screen.module.css"

export type ReturnPicturesFieldProps = { readonly actor: ReturnsActor }

const Field = ({ actor }: ReturnPicturesFieldProps) => {
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

export const ReturnPicturesField = ({ actor }: ReturnPicturesFieldProps) => {
  const locale = useLocale()
  const messages = useLateMessages(["pictures"])
  if (messages === null) return <div className={styles.field} />
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <Field actor={actor} />
    </MessagesProvider>
  )
}
