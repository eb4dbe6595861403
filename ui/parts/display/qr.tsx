/** QR code, black on white in both themes, so that every phone reads it. */
import { encode } from "uqr"
import styles from "./qr.module.css"

/** Dark modules as one path, with one subpath per run of a row. */
const pathOf = (modules: ReadonlyArray<ReadonlyArray<boolean>>) =>
  modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        const width = (end === -1 ? row.length : end) - x
        return [`M${x} ${y}h${width}v1h-${width}z`]
      }),
    )
    .join("")

export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text, { ecc: "M", border: 0 })
  return (
    <div className={styles.qr}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
        <path d={pathOf(data)} />
      </svg>
    </div>
  )
}
