/** Picture of a brand or badge: the first one of its most reviewed product. */
import { pictureAddress } from "#domain/rules/catalogue/picture-address.ts"

/** Query in SQL for that picture's name, `null` without any; `condition` selects products `p`, such as `p.brand_code = b.code`. */
export const coverPicture = (condition: string): string =>
  `(select p.pictures[1] from products p where ${condition} and p.for_sale and cardinality(p.pictures) > 0
    order by p.total_reviews desc, p.id limit 1)`

/** Address of such a picture by its name. */
export const coverAddress = (name: string | null): string | null => (name === null ? null : pictureAddress(name))
