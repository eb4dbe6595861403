/** Picture of the shopper with buttons to change and remove it. V1, X6. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import { useId, useRef } from "react"
import { avatarTypes } from "#domain/rules/account/avatar-form.ts"
import type { PictureActor } from "#machines/account/picture.ts"
import { Face } from "#ui/account/face.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { FieldWrong } from "#ui/parts/form/field.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./profile.module.css"

export const PictureField = ({ actor }: { readonly actor: PictureActor }) => {
  const text = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const user = useSelector(useActorRefs().session, ({ context }) => context.user)
  const state = useSelector(actor, ({ value }) => value)
  const { refusals, problem } = useSelector(actor, ({ context }) => context)
  const wrong = refusalMessages(refusals, text).avatar
  if (user === null) return null
  return (
    <div className={styles.picture} data-state={state}>
      <Face user={user} size="large" />
      <div>
        <div className={styles.actions}>
          <input
            ref={input}
            id={id}
            className={styles.file}
            type="file"
            tabIndex={-1}
            aria-label={text("picture.choose")}
            accept={avatarTypes.join(",")}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0]
              event.currentTarget.value = ""
              if (file !== undefined) actor.send({ type: "picture.choose", file })
            }}
          />
          <Button variant="secondary" size="small" busy={state === "sending"} onClick={() => input.current?.click()}>
            {text("picture.change")}
          </Button>
          {user.profile !== null && (
            <Button variant="quiet" size="small" busy={state === "removing"} onClick={() => actor.send({ type: "picture.remove" })}>
              {text("picture.remove")}
            </Button>
          )}
        </div>
        {state === "sending" ? <progress aria-label={text("picture.sending")} /> : <p>{text("picture.hint")}</p>}
        {wrong !== undefined && (
          <FieldWrong id={`${id}-wrong`} readOut>
            {wrong}
          </FieldWrong>
        )}
        {problem !== null && (
          <Note tone="bad" icon={<CircleAlert />} role="alert" title={text("picture.failed")}>
            <p>{problemText(problem, text)}</p>
          </Note>
        )}
      </div>
    </div>
  )
}
