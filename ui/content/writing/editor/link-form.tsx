/** Form for the address of a link in an article. S17. */
import { useState } from "react"
import { Button } from "#ui/parts/button/button.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { linkAddress } from "./article-commands.ts"
import styles from "./article-editor.module.css"

type Props = {
  /** Address of the link in which the caret is; `null` for a new link. */
  readonly href: string | null
  readonly onLink: (href: string) => void
  readonly onRemove: () => void
  readonly onCancel: () => void
}

export const LinkForm = ({ href, onLink, onRemove, onCancel }: Props) => {
  const text = useText()
  const [typed, setTyped] = useState(href ?? "")
  const [isRefused, setRefused] = useState(false)
  return (
    <form
      className={styles.link}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const address = linkAddress(typed)
        setRefused(address === null)
        if (address !== null) onLink(address)
      }}
    >
      <TextField
        ref={(input) => input?.focus()}
        id="writing-link"
        label={text("writing.link")}
        wrong={isRefused ? text("writing.link.wrong") : undefined}
        readOut
        inputMode="url"
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key === "Escape") onCancel()
        }}
        value={typed}
        onType={setTyped}
      />
      <div className={styles.row}>
        <Button size="small" type="submit">
          {text("writing.link.set")}
        </Button>
        {href !== null && (
          <Button variant="secondary" size="small" onClick={onRemove}>
            {text("writing.link.remove")}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onCancel}>
          {text("writing.link.cancel")}
        </Button>
      </div>
    </form>
  )
}
