/** Password field with a button that shows what is typed. */
import Eye from "lucide-react/icons/eye"
import EyeOff from "lucide-react/icons/eye-off"
import { useState } from "react"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { Field, type FieldLabels } from "#ui/parts/form/field.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./profile.module.css"

type Props = Omit<FieldLabels, "label"> & {
  readonly label: string
  readonly value: string
  readonly autoComplete: "current-password" | "new-password"
  readonly readOnly?: boolean
  readonly onType: (text: string) => void
}

export const PasswordField = ({ value, autoComplete, readOnly = false, onType, ...labels }: Props) => {
  const text = useText()
  const [shown, setShown] = useState(false)
  return (
    <Field {...labels}>
      {(ties) => (
        <span className={styles.password}>
          <input
            {...ties}
            type={shown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            readOnly={readOnly}
            value={value}
            onChange={(event) => onType(event.currentTarget.value)}
          />
          <IconButton
            label={text(shown ? "password.hide" : "password.show", { field: labels.label })}
            icon={shown ? <EyeOff /> : <Eye />}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  )
}
