/** Password field with a button that shows what was typed. */
import Eye from "lucide-react/icons/eye"
import EyeOff from "lucide-react/icons/eye-off"
import { useState } from "react"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { Field, type FieldLabels } from "#ui/parts/form/field.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./password-field.module.css"

type Props = Omit<FieldLabels, "label"> & {
  readonly label: string
  readonly isNew?: boolean
  readonly readOnly: boolean
  readonly value: string
  readonly onType: (value: string) => void
}

export const PasswordField = ({ isNew = false, readOnly, value, onType, ...labels }: Props) => {
  const text = useText()
  const [shown, setShown] = useState(false)
  return (
    <Field {...labels}>
      {(control) => (
        <span className={styles.password}>
          <input
            {...control}
            type={shown ? "text" : "password"}
            autoComplete={isNew ? "new-password" : "current-password"}
            autoCapitalize="none"
            spellCheck="false"
            readOnly={readOnly}
            value={value}
            onChange={(event) => onType(event.currentTarget.value)}
          />
          <IconButton
            label={text(shown ? "login.password.hide" : "login.password.show", { field: labels.label })}
            icon={shown ? <EyeOff /> : <Eye />}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  )
}
