/** Toolbar of the article editor. S17. */
import Bold from "lucide-react/icons/bold"
import Heading2 from "lucide-react/icons/heading-2"
import Heading3 from "lucide-react/icons/heading-3"
import Italic from "lucide-react/icons/italic"
import LinkIcon from "lucide-react/icons/link"
import List from "lucide-react/icons/list"
import ListOrdered from "lucide-react/icons/list-ordered"
import Quote from "lucide-react/icons/quote"
import Redo from "lucide-react/icons/redo-2"
import Undo from "lucide-react/icons/undo-2"
import { toggleMark } from "prosemirror-commands"
import { redo, redoDepth, undo, undoDepth } from "prosemirror-history"
import type { MarkType } from "prosemirror-model"
import type { EditorState } from "prosemirror-state"
import type { EditorView } from "prosemirror-view"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { isIn, linkAt, toggleBlock, toggleList, toggleQuote } from "./article-commands.ts"
import { marks, nodes } from "./article-schema.ts"
import styles from "./article-editor.module.css"

type Tool = {
  readonly key: string
  readonly icon: React.ReactNode
  readonly isOn: (state: EditorState) => boolean
  readonly apply: (view: EditorView) => void
}

const hasMark =
  (type: MarkType) =>
  ({ selection: { $from, from, to, empty }, storedMarks, doc }: EditorState): boolean =>
    empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)

const markTool = (type: MarkType) => ({
  isOn: hasMark(type),
  apply: (view: EditorView) => void toggleMark(type)(view.state, view.dispatch),
})
const headingTool = (level: number) => ({
  isOn: (state: EditorState) => isIn(state, nodes.heading, { level }),
  apply: (view: EditorView) => toggleBlock(view, nodes.heading, { level }),
})

const textTools = [
  { key: "heading", icon: <Heading2 />, ...headingTool(2) },
  { key: "subheading", icon: <Heading3 />, ...headingTool(3) },
  { key: "bold", icon: <Bold />, ...markTool(marks.bold) },
  { key: "italic", icon: <Italic />, ...markTool(marks.italic) },
] as const satisfies ReadonlyArray<Tool>

const blockTools = [
  { key: "quote", icon: <Quote />, isOn: (state) => isIn(state, nodes.quote), apply: toggleQuote },
  { key: "list", icon: <List />, isOn: (state) => isIn(state, nodes.bullets), apply: (view) => toggleList(view, nodes.bullets) },
  { key: "numbers", icon: <ListOrdered />, isOn: (state) => isIn(state, nodes.numbers), apply: (view) => toggleList(view, nodes.numbers) },
] as const satisfies ReadonlyArray<Tool>

/** Keeps the selection of the text while a button is pressed. */
const keepSelection = { onMouseDown: (event: React.MouseEvent) => event.preventDefault() }

type Props = {
  readonly state: EditorState
  readonly disabled: boolean
  /** Id of the editing area. */
  readonly controls: string
  /** Whether the form of a link is open. */
  readonly isLinking: boolean
  readonly onLink: () => void
  /** Runs `use` with the editor and returns the focus to it. */
  readonly onUse: (use: (view: EditorView) => void) => void
}

export const ArticleBar = ({ state, disabled, controls, isLinking, onLink, onUse }: Props) => {
  const text = useText()
  const button = ({ key, icon, isOn, apply }: (typeof textTools)[number] | (typeof blockTools)[number]) => (
    <IconButton
      key={key}
      {...keepSelection}
      label={text(`writing.tool.${key}`)}
      icon={icon}
      aria-pressed={isOn(state)}
      disabled={disabled}
      onClick={() => onUse(apply)}
    />
  )
  const step = (key: "undo" | "redo", icon: React.ReactNode, depth: number, command: typeof undo) => (
    <IconButton
      {...keepSelection}
      label={text(`writing.tool.${key}`)}
      icon={icon}
      disabled={disabled}
      aria-disabled={depth === 0}
      onClick={() => onUse((view) => void command(view.state, view.dispatch))}
    />
  )
  return (
    <div className={styles.bar} role="group" aria-label={text("writing.tools")} aria-controls={controls}>
      {textTools.map(button)}
      <IconButton
        {...keepSelection}
        label={text("writing.tool.link")}
        icon={<LinkIcon />}
        aria-pressed={linkAt(state) !== null}
        aria-expanded={isLinking}
        disabled={disabled}
        onClick={onLink}
      />
      {blockTools.map(button)}
      {step("undo", <Undo />, undoDepth(state), undo)}
      {step("redo", <Redo />, redoDepth(state), redo)}
    </div>
  )
}
