/** Button that copies the address of a page of lists. */
import { Button } from "#ui/parts/button/button.tsx"
import { useCopy } from "#ui/parts/button/use-copy.ts"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"

const copyKeys = { resting: "lists.copy", copied: "lists.copied", refused: "lists.notCopied" } as const satisfies Record<string, MessageKey>

/** `path` is the address within the site, with its locale. */
type Props = { readonly path: string; readonly variant: "secondary" | "quiet" }

export const CopyLink = ({ path, variant }: Props) => {
  const text = useText()
  const { state, copy, reset } = useCopy()
  return (
    <Button variant={variant} onBlur={reset} onClick={() => void copy(new URL(path, window.location.origin).href)}>
      <span aria-live="polite">{text(copyKeys[state])}</span>
    </Button>
  )
}
