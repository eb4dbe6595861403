/** Gallery of a product: one large picture to swipe or step through, and thumbnails. */
import { useEffect, useRef } from "react"
import ZoomIn from "lucide-react/icons/zoom-in"
import type { Picture } from "#domain/entities/catalogue/product.ts"
import { Badge, Badges } from "#ui/parts/display/badge.tsx"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { wholePicture } from "./whole-picture.ts"
import styles from "./gallery.module.css"

/** Milliseconds without a scroll after which a swipe has ended; `scrollend` is not known to Safari before 26.2. */
const swipeEndsAfter = 100

type Props = {
  readonly title: string
  readonly pictures: ReadonlyArray<Picture>
  readonly shown: number
  /** Text in the picture's corner: `−21%`. */
  readonly sale: string | null
  readonly soldOut: boolean
  readonly onShow: (index: number) => void
  readonly onZoom: (index: number) => void
  /** Called when the zoom button is pointed at or focused. */
  readonly onZoomNear: () => void
}

export const Gallery = ({ title, pictures, shown, sale, soldOut, onShow, onZoom, onZoomNear }: Props) => {
  const text = useText()
  const track = useRef<HTMLUListElement>(null)
  const lastShown = useRef(0)
  useEffect(() => {
    // The row begins with the first picture: it is not measured.
    const isAtStart = shown === 0 && lastShown.current === 0
    lastShown.current = shown
    if (isAtStart) return
    const list = track.current
    const slide = list?.children[shown]
    if (list && slide instanceof HTMLElement && Math.abs(list.scrollLeft - slide.offsetLeft) > 1) list.scrollTo({ left: slide.offsetLeft })
  }, [shown])
  const swipe = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(swipe.current), [])
  const showScrolledTo = () => {
    const list = track.current
    if (list === null || list.clientWidth === 0) return
    const index = Math.round(list.scrollLeft / list.clientWidth)
    if (index !== shown) onShow(index)
  }
  const showAfterSwipe = () => {
    clearTimeout(swipe.current)
    swipe.current = setTimeout(showScrolledTo, swipeEndsAfter)
  }
  return (
    <section className={styles.gallery} data-single={pictures.length > 1 ? undefined : ""} aria-label={text("gallery.label")}>
      <div className={styles.main}>
        <ul
          ref={track}
          className={styles.track}
          data-sold-out={soldOut ? "" : undefined}
          onScroll={showAfterSwipe}
          {...(pictures.length > 1 && { tabIndex: 0, "aria-label": text("gallery.label") })}
        >
          {pictures.length === 0 && (
            <li>
              <ProductPicture picture={null} sizes="1px" />
            </li>
          )}
          {pictures.map((picture, index) => (
            <li key={`${index} ${picture.src}`}>
              <ProductPicture
                picture={wholePicture(picture)}
                alt={picture.alt || title}
                sizes="(min-width: 993px) 600px, 84vw"
                first={index === 0}
              />
            </li>
          ))}
        </ul>
        {(sale !== null || soldOut) && (
          <Badges label={text("badge.label")}>
            {soldOut ? <Badge kind="out">{text("badge.soldOut")}</Badge> : <Badge kind="sale">{sale}</Badge>}
          </Badges>
        )}
        {pictures.length > 1 && (
          <p className={styles.count}>
            <span className="sr">{text("gallery.picture")} </span>
            {shown + 1} / {pictures.length}
          </p>
        )}
        {pictures.length > 0 && (
          <div className={styles.zoom}>
            <IconButton
              look="frost"
              label={text("gallery.zoom")}
              icon={<ZoomIn />}
              aria-haspopup="dialog"
              onClick={() => onZoom(shown)}
              onPointerEnter={onZoomNear}
              onFocus={onZoomNear}
            />
          </div>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={`${index} ${picture.src}`}>
              <button
                type="button"
                aria-label={text("gallery.thumb", { number: index + 1, what: picture.alt || title })}
                aria-current={index === shown}
                onClick={() => onShow(index)}
              >
                <ProductPicture picture={picture} alt="" sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
