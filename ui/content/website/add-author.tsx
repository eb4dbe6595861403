/** Form for a new author. */
import { useState, type FormEvent } from "react"
import type { WebsiteChange } from "#machines/content/website-page.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { TextAreaField, TextField } from "#ui/parts/form/field-text.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./website-screen.module.css"

type Props = {
  /** Whether the list is still loading: nothing can be added before. */
  readonly busy: boolean
  readonly onAsk: (change: WebsiteChange) => void
}

export const AddAuthor = ({ busy, onAsk }: Props) => {
  const text = useText()
  const [name, setName] = useState("")
  const [about, setAbout] = useState("")
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && name.trim() !== "") onAsk({ kind: "addAuthor", name: name.trim(), about: about.trim() })
  }
  return (
    <form className={styles.author} onSubmit={add}>
      <TextField id="author-name" label={text("website.author.name")} value={name} onType={setName} maxLength={100} autoComplete="off" />
      <TextAreaField id="author-about" label={text("website.author.about")} value={about} onType={setAbout} maxLength={500} optional />
      <Button type="submit" variant="secondary" disabled={busy}>
        {text("website.author.add")}
      </Button>
    </form>
  )
}
