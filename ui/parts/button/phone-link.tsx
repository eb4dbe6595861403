/** Link that calls a telephone number. */
import Phone from "lucide-react/icons/phone"
import styles from "./phone-link.module.css"
import { telUrl } from "./tel-url.ts"

/** `bare` is for use inside a sentence. */
export const PhoneLink = ({ phone, bare = false }: { readonly phone: string; readonly bare?: boolean }) => (
  <a className={styles.phone} data-bare={bare ? "" : undefined} href={telUrl(phone)}>
    {!bare && <Phone />}
    <span className="num">{phone}</span>
  </a>
)
