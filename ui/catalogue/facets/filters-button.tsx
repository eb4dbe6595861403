/** Button that opens the facets in a sheet on phones; without scripts it jumps to them on the page. */
import { useState } from "react"
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal"
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import { countChosen, withoutFilters } from "#domain/rules/catalogue/listing-query.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Dialog, preloadDialog } from "#ui/parts/overlay/dialog.tsx"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { QueryProps } from "#ui/catalogue/listing/query-props.ts"
import { Facets } from "./facets.tsx"
import styles from "./filters-button.module.css"

type Props = QueryProps & Pick<ListingPage, "facets" | "breadcrumb" | "total"> & { readonly busy: boolean }

/** Id of the facets on the page. */
export const filtersId = "filters"

export const FiltersButton = ({ query, onQuery, facets, breadcrumb, total, busy }: Props) => {
  const text = useText()
  const [open, setOpen] = useState(false)
  const chosen = countChosen(query)
  return (
    <>
      <a
        className={styles.button}
        href={`#${filtersId}`}
        aria-haspopup="dialog"
        onPointerEnter={preloadDialog}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <SlidersHorizontal />
        {text("facet.title")}
        {chosen > 0 && <span className={styles.count}>{chosen}</span>}
      </a>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text("facet.title")}
        shape="sheet"
        footer={
          <>
            <Button variant="secondary" aria-disabled={chosen === 0} onClick={() => chosen > 0 && onQuery(withoutFilters(query))}>
              {text("facet.clear")}
            </Button>
            <Button busy={busy} onClick={() => setOpen(false)}>
              {text("facet.show", counted(total))}
            </Button>
          </>
        }
      >
        <Facets query={query} onQuery={onQuery} facets={facets} breadcrumb={breadcrumb} />
      </Dialog>
    </>
  )
}
