/** Text link with an arrow: «Бүгдийг үзэх →». */
import ArrowRight from "lucide-react/icons/arrow-right"
import { Link, type LinkProps } from "./link.tsx"
import styles from "./text-link.module.css"

export const TextLink = ({ children, ...rest }: Omit<LinkProps, "className">) => (
  <Link {...rest} className={styles.link}>
    {children}
    <ArrowRight />
  </Link>
)
