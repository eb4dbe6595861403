/** Text of an article in markup, with buttons for it. S17. */
import Bold from "lucide-react/icons/bold"
import Heading from "lucide-react/icons/heading"
import Italic from "lucide-react/icons/italic"
import LinkIcon from "lucide-react/icons/link"
import List from "lucide-react/icons/list"
import ListOrdered from "lucide-react/icons/list-ordered"
import Quote from "lucide-react/icons/quote"
import type { RefObject } from "react"
import { flushSync } from "react-dom"
import { withLineMark, withLink, withWordMark, type Selected } from "#domain/rules/content/text-edits.ts"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { TextAreaField } from "#ui/parts/form/field-text.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./writing.module.css"

type Props = {
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly value: string
  readonly wrong: string | undefined
  readonly readOnly: boolean
  readonly onType: (text: string) => void
}

const tools = [
  { key: "heading", icon: <Heading />, edit: (selected: Selected) => withLineMark(selected, "heading") },
  { key: "bold", icon: <Bold />, edit: (selected: Selected) => withWordMark(selected, "bold") },
  { key: "italic", icon: <Italic />, edit: (selected: Selected) => withWordMark(selected, "italic") },
  { key: "link", icon: <LinkIcon />, edit: withLink },
  { key: "quote", icon: <Quote />, edit: (selected: Selected) => withLineMark(selected, "quote") },
  { key: "list", icon: <List />, edit: (selected: Selected) => withLineMark(selected, "list") },
  { key: "numbers", icon: <ListOrdered />, edit: (selected: Selected) => withLineMark(selected, "numbers") },
] as const

export const TextEditor = ({ area, value, wrong, readOnly, onType }: Props) => {
  const text = useText()
  const apply = (edit: (selected: Selected) => Selected) => {
    const { current } = area
    if (current === null || readOnly) return
    const next = edit({ text: value, from: current.selectionStart, to: current.selectionEnd })
    flushSync(() => onType(next.text))
    current.focus()
    current.setSelectionRange(next.from, next.to)
  }
  return (
    <div className={styles.body}>
      <div className={styles.bar} role="group" aria-label={text("writing.tools")}>
        {tools.map(({ key, icon, edit }) => (
          <IconButton key={key} label={text(`writing.tool.${key}`)} icon={icon} onClick={() => apply(edit)} />
        ))}
      </div>
      <TextAreaField
        ref={area}
        id="writing-text"
        label={text("writing.text")}
        hint={text("writing.text.hint")}
        wrong={wrong}
        rows={14}
        readOnly={readOnly}
        value={value}
        onType={onType}
      />
    </div>
  )
}
