/** Stores term: where the chosen variant lies. C24. */
import MapPin from "lucide-react/icons/map-pin"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { Term } from "./term.tsx"

export const TermStores = ({ variantId }: { readonly variantId: number }) => {
  const text = useText()
  return (
    <Term icon={<MapPin />} title={text("term.stores")}>
      <TextLink href={`/stores?variant=${variantId}`}>{text("term.stores.link")}</TextLink>
    </Term>
  )
}
