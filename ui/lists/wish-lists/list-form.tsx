/** Dialog for the name, the description and the privacy of a wish list. */
import { useId, useState } from "react"
import { maxListDescription, maxListName } from "#domain/rules/lists/wish-lists.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { ChoiceSwitch } from "#ui/parts/choice/choice-switch.tsx"
import { TextAreaField, TextField } from "#ui/parts/form/field-text.tsx"
import { Dialog } from "#ui/parts/overlay/dialog.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./list-form.module.css"

export type ListValues = { readonly name: string; readonly description: string; readonly isPrivate: boolean }

type Props = {
  readonly title: string
  readonly values: ListValues
  readonly onSave: (values: ListValues) => void
  readonly onClose: () => void
}

/** A new list. */
export const blankList: ListValues = { name: "", description: "", isPrivate: true }

export const ListForm = ({ title, values, onSave, onClose }: Props) => {
  const text = useText()
  const id = useId()
  const [typed, setTyped] = useState(values)
  const [wrong, setWrong] = useState<"missing" | null>(null)
  const save = () => {
    if (typed.name.trim() === "") setWrong("missing")
    else {
      onSave({ ...typed, name: typed.name.trim() })
      onClose()
    }
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          id={`${id}-name`}
          label={text("lists.name")}
          value={typed.name}
          maxLength={maxListName}
          readOut
          wrong={wrong === null ? undefined : text("lists.name.missing")}
          onType={(name) => {
            setTyped({ ...typed, name })
            setWrong(null)
          }}
        />
        <TextAreaField
          id={`${id}-description`}
          label={text("lists.description")}
          hint={text("lists.description.hint")}
          optional
          value={typed.description}
          maxLength={maxListDescription}
          onType={(description) => setTyped({ ...typed, description })}
        />
        <ChoiceSwitch
          name={`${id}-privacy`}
          label={text("lists.privacy")}
          choices={[
            { key: "private", title: text("lists.private") },
            { key: "public", title: text("lists.public") },
          ]}
          chosen={typed.isPrivate ? "private" : "public"}
          onChoose={(key) => setTyped({ ...typed, isPrivate: key === "private" })}
        />
        <Button type="submit" wide>
          {text("lists.save")}
        </Button>
      </form>
    </Dialog>
  )
}
