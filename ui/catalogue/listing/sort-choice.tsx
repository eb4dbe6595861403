/** Sort order of a listing. Without scripts it has a submit button of its own. */
import ChevronDown from "lucide-react/icons/chevron-down"
import { useRouter } from "wouter"
import { sorts, type Sort } from "#domain/entities/catalogue/listing.ts"
import { withChange, defaultSort, listingAddress, listingQueryString } from "#domain/rules/catalogue/listing-query.ts"
import { parseQuery } from "#domain/rules/query-string.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import type { QueryProps } from "./query-props.ts"
import styles from "./sort-choice.module.css"

const isSort = (value: string): value is Sort => sorts.some((sort) => sort === value)

/** Largest seed of a random order. */
const maxSeed = 9999

/** New seed for each shuffle; the address carries it from page to page. */
const seedFor = (sort: Sort): number => (sort === "random" ? Math.ceil(Math.random() * maxSeed) : 0)

export const SortChoice = ({ query, onQuery }: QueryProps) => {
  const text = useText()
  const { flags } = useSiteConfig()
  const { base } = useRouter()
  const [path] = listingAddress(query).split("?")
  const otherParameters = parseQuery(listingQueryString(withChange(query, { sort: defaultSort })))
  return (
    <form className={styles.sort} action={`${base}${path}`}>
      {otherParameters.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span className="sr">{text("sort.label")}</span>
        <select
          name="sort"
          value={query.sort}
          onChange={({ currentTarget: { value } }) => isSort(value) && onQuery(withChange(query, { sort: value, seed: seedFor(value) }))}
        >
          {sorts
            .filter((sort) => flags.showSale || sort !== "sale_desc")
            .map((sort) => (
              <option key={sort} value={sort}>
                {text(query.text !== null && sort === defaultSort ? "sort.relevance" : `sort.${sort}`)}
              </option>
            ))}
        </select>
        <ChevronDown />
      </label>
      <noscript>
        <Button type="submit" size="small" variant="secondary">
          {text("sort.label")}
        </Button>
      </noscript>
    </form>
  )
}
