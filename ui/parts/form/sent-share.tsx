/** Progress of an upload, by the share of bytes that is sent. */
import styles from "./sent-share.module.css"

type Props = {
  readonly label: string
  /** Share of the bytes, from 0 to 1. */
  readonly sent: number
}

export const SentShare = ({ label, sent }: Props) => (
  <p className={styles.sending}>
    <progress aria-label={label} {...(sent > 0 && { value: sent })} />
    <span className="num">{Math.floor(sent * 100)}%</span>
  </p>
)
