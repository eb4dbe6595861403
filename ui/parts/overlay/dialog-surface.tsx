/** Surface of a dialog, loaded by `dialog.tsx` only. */
import * as Radix from "@radix-ui/react-dialog"
import X from "lucide-react/icons/x"
import { useText } from "#ui/messages/messages.tsx"
import type { DialogProps } from "./dialog.tsx"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import styles from "./dialog-surface.module.css"

type Props = DialogProps & {
  /** Called after closing, to return the focus. */
  readonly onClosed: () => void
}

export const DialogSurface = ({ open, onClose, onClosed, title, description, shape = "dialog", children, footer }: Props) => {
  const text = useText()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={styles.surface}
          data-shape={shape}
          {...(description === undefined && { "aria-describedby": undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
        >
          <header className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={text("common.close")} icon={<X />} />
            </Radix.Close>
          </header>
          <div className={styles.body}>
            {description !== undefined && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            {children}
          </div>
          {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
