/** Lease term: the monthly payment, with all that is paid as one bar. */
import CalendarDays from "lucide-react/icons/calendar-days"
import type { LeaseSubject } from "#domain/entities/lease/lease-product.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { lease } from "#domain/rules/lease/lease.ts"
import { formatPerMille, formatTugrik } from "#domain/rules/texts/money.ts"
import { StackedBar } from "#ui/parts/display/stacked-bar.tsx"
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
      <StackedBar
        parts={[
          { tone: "ink", amount: offer.down },
          { tone: "sky", amount: offer.financed },
          { tone: "ochre", amount: offer.interest },
        ]}
      />
      <TextLink href={`/lease?product=${slug}${variantId === null ? "" : `&variant=${variantId}`}`}>
        {text("term.lease.calculator")}
      </TextLink>
    </Term>
  )
}
