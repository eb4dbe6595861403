/** Breadcrumb from the home page, every step but the current page a link. */
import { useText } from "#ui/messages/messages.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import styles from "./breadcrumb.module.css"

export type Step = { readonly name: string; readonly href: string }

type Props = {
  readonly steps: ReadonlyArray<Step>
  /** Name of the current page, if it is not one of the steps. */
  readonly here?: string
}

export const Breadcrumb = ({ steps, here }: Props) => {
  const text = useText()
  return (
    <nav className={styles.breadcrumb} aria-label={text("breadcrumb.label")}>
      <ol className="page">
        <li>
          <Link href="/">{text("nav.home")}</Link>
        </li>
        {steps.map(({ name, href }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
        {here !== undefined && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  )
}
