/** Text with the typed letters highlighted. */
import styles from "./highlighted-text.module.css"

export const HighlightedText = ({ text, typed }: { readonly text: string; readonly typed: string }) => {
  const at = typed === "" ? -1 : text.toLowerCase().indexOf(typed.toLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, at + typed.length)}</mark>
      {text.slice(at + typed.length)}
    </>
  )
}
