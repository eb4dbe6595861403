/** A telephone number to press. */
import Phone from "lucide-react/icons/phone"
import styles from "./phone-link.module.css"

/** `bare` inside a sentence. */
export const PhoneLink = ({ phone, bare = false }: { readonly phone: string; readonly bare?: boolean }) => (
  <a className={styles.phone} data-bare={bare ? "" : undefined} href={`tel:+976${phone.replace(/\D/g, "")}`}>
    {!bare && <Phone />}
    <span className="num">{phone}</span>
  </a>
)
