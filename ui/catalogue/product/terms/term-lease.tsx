/** Lease term: the monthly payment, with a chart of the payments. */
import CalendarDays from "lucide-react/icons/calendar-days"
import type { LeaseSubject } from "#domain/entities/lease/lease-product.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { lease } from "#domain/rules/lease/lease.ts"
import { formatPerMille, formatTugrik } from "#domain/rules/texts/money.ts"
import { LeaseBars } from "#ui/lease/public/lease-bars.tsx"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Term } from "./term.tsx"

export const TermLease = ({ price, slug, variantId }: LeaseSubject & { readonly price: Tugrik }) => {
  const text = useText()
  const { flags, lease: terms } = useSiteConfig()
  const offer = lease({ price, months: Math.max(...terms.periods), down: null }, terms)
  if (!flags.showLease || offer._tag !== "Offered") return null
  // The calculator's address is written out, so that the first view does not load `leaseAddress`; slugs stand in addresses as they are.
  return (
    <Term
      icon={<CalendarDays />}
      title={text("term.lease", { amount: formatTugrik(offer.monthly) })}
      text={text("term.lease.more", {
        down: formatTugrik(offer.down),
        months: offer.months,
        interest: formatPerMille(terms.interestPerMille),
      })}
    >
      <LeaseBars down={offer.down} rows={offer.rows} />
      <TextLink href={`/lease?product=${slug}${variantId === null ? "" : `&variant=${variantId}`}`}>
        {text("term.lease.calculator")}
      </TextLink>
    </Term>
  )
}
