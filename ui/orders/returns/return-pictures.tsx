/** Small pictures of a return, which open large. W8. */
import ImageOff from "lucide-react/icons/image-off"
import type { ReturnPictureActor } from "#machines/orders/return-picture.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./returns-screen.module.css"

export type ReturnPicturesProps = {
  readonly viewer: ReturnPictureActor
  readonly names: ReadonlyArray<string>
  /** Addresses by name; a picture that failed to load is absent. */
  readonly thumbnails: Readonly<Record<string, string>>
}

export const ReturnPictures = ({ viewer, names, thumbnails }: ReturnPicturesProps) => {
  const text = useText()
  return (
    <ul className={styles.pictures} aria-label={text("return.pictures")}>
      {names.map((name, at) => (
        <li key={name}>
          <button
            type="button"
            aria-label={text("return.pictures.open", { number: at + 1 })}
            onClick={() => viewer.send({ type: "picture.open", name })}
          >
            {thumbnails[name] === undefined ? (
              <ImageOff aria-hidden="true" />
            ) : (
              <img src={thumbnails[name]} alt="" width={88} height={88} />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
