/** Page of a brand: its story and categories above its products. S8, E11. */
import { useSelector } from "@xstate/react"
import PackageX from "lucide-react/icons/package-x"
import type { ActorRefFrom } from "xstate"
import type { BrandActor } from "#machines/catalogue/brand.ts"
import type { listingMachine } from "#machines/catalogue/listing.ts"
import { ListingScreen } from "#ui/catalogue/public/listing-screen.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { BrandHead } from "./brand-head.tsx"

type Props = { readonly actor: ActorRefFrom<typeof listingMachine>; readonly brand: BrandActor }

export const BrandScreen = ({ actor, brand }: Props) => {
  const text = useText()
  const missing = useSelector(brand, ({ value }) => value === "missing")
  if (!missing) {
    return (
      <>
        <BrandHead actor={brand} />
        <ListingScreen actor={actor} />
      </>
    )
  }
  return (
    <div className="page" data-state="missing">
      <EmptyState heading="h1" icon={<PackageX />} title={text("brand.missing")} text={text("brand.missing.text")}>
        <ButtonLink href="/brands">{text("brands.all")}</ButtonLink>
      </EmptyState>
    </div>
  )
}
