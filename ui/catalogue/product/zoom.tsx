/** Full-screen pictures. Loaded on first use (`product-details.tsx`). */
import { useLayoutEffect } from "react"
import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import type { Picture } from "#domain/entities/catalogue/product.ts"
import { Dialog } from "#ui/parts/overlay/dialog.tsx"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { wholePicture } from "./whole-picture.ts"
import styles from "./zoom.module.css"

type Props = {
  readonly open: boolean
  readonly title: string
  readonly pictures: ReadonlyArray<Picture>
  readonly shown: number
  readonly onShow: (index: number) => void
  readonly onClose: () => void
}

export const Zoom = ({ open, title, pictures, shown, onShow, onClose }: Props) => {
  const text = useText()
  const picture = pictures[shown]
  useLayoutEffect(() => {
    if (!open) return undefined
    const turn = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") onShow(shown - 1)
      if (key === "ArrowRight") onShow(shown + 1)
    }
    window.addEventListener("keydown", turn)
    return () => window.removeEventListener("keydown", turn)
  }, [open, shown, onShow])
  return (
    <Dialog open={open} onClose={onClose} title={title} shape="full">
      <div className={styles.zoom}>
        {picture !== undefined && (
          <div className={styles.picture} key={shown} role="group" {...(open && { tabIndex: 0, "aria-label": picture.alt || title })}>
            <ProductPicture picture={wholePicture(picture)} alt={picture.alt || title} sizes="900px" />
          </div>
        )}
        {pictures.length > 1 && (
          <div className={styles.steps}>
            <IconButton
              look="line"
              label={text("common.previous")}
              icon={<ChevronLeft />}
              aria-disabled={shown === 0}
              onClick={() => onShow(shown - 1)}
            />
            <p role="status">
              {shown + 1} / {pictures.length}
            </p>
            <IconButton
              look="line"
              label={text("common.next")}
              icon={<ChevronRight />}
              aria-disabled={shown === pictures.length - 1}
              onClick={() => onShow(shown + 1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
