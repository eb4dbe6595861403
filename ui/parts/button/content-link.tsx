/** Link that somebody has written: a page of this site, with or without locale, another site, an e-mail address or a phone number. */
import type { ComponentProps } from "react"
import { localPath } from "#domain/entities/locale.ts"
import { Link } from "./link.tsx"

/** The pages of this site are shown in the shopper's language. */
export const ContentLink = ({ href, rel = "noopener", children, ...rest }: ComponentProps<"a"> & { readonly href: string }) =>
  href.startsWith("/") ? (
    <Link {...rest} href={localPath(href).path}>
      {children}
    </Link>
  ) : (
    <a {...rest} href={href} rel={rel}>
      {children}
    </a>
  )
