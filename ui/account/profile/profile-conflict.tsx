/** Two changes of one profile side by side; the shopper chooses. */
import { useSelector } from "@xstate/react"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import { changedFields, profileFormOf, type ProfileField, type ProfileForm } from "#domain/rules/account/profile-form.ts"
import { titleOf } from "#domain/rules/identity/title.ts"
import type { ProfileActor } from "#machines/account/profile.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText, type Text } from "#ui/messages/messages.tsx"
import styles from "./profile.module.css"

/** Value of a field as the shopper reads it. */
const valueText = (form: ProfileForm, field: ProfileField, text: Text): string => {
  if (field !== "gender") return form[field] || text("account.none")
  const title = titleOf(form.gender)
  return title === null ? text("account.none") : text(`profile.title.${title}`)
}

export const ProfileConflict = ({ actor }: { readonly actor: ProfileActor }) => {
  const text = useText()
  const { form, theirs } = useSelector(actor, ({ context }) => context)
  if (theirs === null) return null
  const theirForm = profileFormOf(theirs.person)
  return (
    <Panel title={text("profile.conflict.title")}>
      <Note tone="warn" icon={<TriangleAlert />} role="alert">
        <p>{text("profile.conflict.text")}</p>
      </Note>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">{text("profile.conflict.field")}</th>
            <th scope="col">{text("profile.conflict.mine")}</th>
            <th scope="col">{text("profile.conflict.theirs")}</th>
          </tr>
        </thead>
        <tbody>
          {changedFields(form, theirForm).map((field) => (
            <tr key={field}>
              <th scope="row">{text(`profile.${field}`)}</th>
              <td>{valueText(form, field, text)}</td>
              <td>{valueText(theirForm, field, text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.actions}>
        <Button onClick={() => actor.send({ type: "mine.keep" })}>{text("profile.conflict.keep")}</Button>
        <Button variant="secondary" onClick={() => actor.send({ type: "theirs.take" })}>
          {text("profile.conflict.take")}
        </Button>
      </div>
    </Panel>
  )
}
