/** Export of tables beside the products, a CSV file each, read a page at a time. No secrets: neither passwords nor codes that are money. */
import type { Address } from "#domain/entities/account/address.ts"
import type { Organization } from "#domain/entities/identity/organization.ts"
import { defaultLocale, locales } from "#domain/entities/locale.ts"
import { methods } from "#backend/payments/methods/method-documents.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { writtenText } from "./cells.ts"
import { writeCsv } from "./csv-file.ts"

const perPage = 500

type Table = {
  /** Orders the rows and is unique. */
  readonly id: string
  /** Whether `id` is no number. */
  readonly isText?: boolean
  /** SQL of each column by its heading. */
  readonly columns: Readonly<Record<string, string>>
  readonly from: string
}

const methodType = `case y.method_id ${methods.map(({ id, type }) => `when ${id} then '${type}'`).join(" ")} end`
/** SQL of a field of a user's organization, and of an order's address. */
const organizationField = (key: keyof Organization): string => `u.organization ->> '${key}'`
const addressField = (key: keyof Address): string => `o.address #>> '{given,${key}}'`

/** Columns by heading. A placed order has a row for each line. */
const tables = {
  orders: {
    id: "l.id",
    columns: {
      number: "o.number",
      state: "o.state",
      payment_state: "o.payment_state",
      shipment_state: "o.shipment_state",
      placed_at: "o.completed_at",
      paid_at: "o.paid_at",
      delivered_at: "o.delivered_at",
      canceled_at: "o.canceled_at",
      name: `concat_ws(' ', ${addressField("lastName")}, ${addressField("firstName")})`,
      phone: addressField("phone"),
      address: `concat_ws(', ', ${(["city", "district", "quarter", "detail"] as const).map(addressField).join(", ")})`,
      sku: "v.sku",
      title: textIn("p.title", defaultLocale),
      quantity: "l.quantity",
      price: "l.price",
      item_total: "o.item_total",
      ship_total: "o.ship_total",
      discount_total: "o.discount_total",
      wallet_total: "o.wallet_total",
      total: "o.total",
      refunded_amount: "o.refunded_amount",
    },
    from: `line_items l join orders o on o.id = l.order_id and o.completed_at is not null
      join variants v on v.id = l.variant_id join products p on p.id = v.product_id`,
  },
  payments: {
    id: "y.id",
    columns: {
      number: "o.number",
      method: methodType,
      amount: "y.amount",
      state: "y.state",
      created_at: "y.created_at",
      settled_at: "y.settled_at",
      lender: "y.lease ->> 'provider'",
      lease_months: "y.lease ->> 'months'",
      down_payment: "y.lease ->> 'down'",
      monthly_payment: "y.lease ->> 'monthly'",
    },
    from: "payments y join orders o on o.id = y.order_id",
  },
  refunds: {
    id: "f.id",
    columns: {
      number: "o.number",
      amount: "f.amount",
      reason: "f.reason",
      state: "f.state",
      note: "f.note",
      created_at: "f.created_at",
      settled_at: "f.settled_at",
    },
    from: "refunds f join orders o on o.id = f.order_id",
  },
  customers: {
    id: "u.id",
    columns: {
      customer: "u.id",
      kind: "u.kind",
      last_name: "u.last_name",
      first_name: "u.first_name",
      email: "u.email",
      phone: "u.phone",
      company: organizationField("name"),
      registry_number: organizationField("registryNumber"),
      orders: "(select count(*) from orders o where o.user_id = u.id and o.completed_at is not null)",
      wallet: "(select coalesce(sum(w.balance), 0) from wallet_parts w where w.user_id = u.id)",
      created_at: "u.created_at",
    },
    from: "users u",
  },
  wallet: {
    id: "e.id",
    columns: {
      customer: "e.user_id",
      part: "e.kind",
      partner: "e.partner_id",
      action: "e.action",
      amount: "e.amount",
      balance: "e.balance",
      order: "e.order_number",
      created_at: "e.created_at",
    },
    from: "wallet_entries e",
  },
  coupons: {
    id: "c.code",
    isText: true,
    columns: {
      code: "c.code",
      ...Object.fromEntries(locales.map((locale) => [`name_${locale}`, `c.name->>'${locale}'`])),
      percent: "c.percent",
      amount: "c.amount",
      minimum: "c.minimum",
      starts_at: "c.starts_at",
      expires_at: "c.expires_at",
      usage_limit: "c.usage_limit",
      once_per_user: "c.once_per_user",
      used: "(select count(*) from coupon_uses t where t.code = c.code)",
    },
    from: "coupons c",
  },
  subscribers: {
    id: "s.id",
    columns: {
      email: "s.email",
      locale: "s.locale",
      state: "s.state",
      asked_at: "s.asked_at",
      confirmed_at: "s.confirmed_at",
      left_at: "s.left_at",
    },
    from: "newsletter_subscribers s",
  },
  reviews: {
    id: "r.id",
    columns: {
      product: "p.slug",
      vendor: "r.vendor_code",
      hotel: textIn("h.name", defaultLocale),
      sku: "v.sku",
      name: "r.name",
      rating: "r.rating",
      review: "r.review",
      locale: "r.locale",
      helpful: "r.helpful",
      created_at: "r.created_at",
    },
    from: `reviews r left join products p on p.id = r.product_id
      left join variants v on v.id = r.variant_id left join hotels h on h.id = r.hotel_id`,
  },
} as const satisfies Readonly<Record<string, Table>>
type TableName = keyof typeof tables

export const isTable = (name: string): name is TableName => Object.hasOwn(tables, name)
export const tableNames = Object.keys(tables)

const rows = async function* (
  db: Database,
  { id, isText = false, columns, from }: Table,
  count: { rows: number },
): AsyncGenerator<ReadonlyArray<string>> {
  yield Object.keys(columns)
  const selected = Object.values(columns)
    .map((column, at) => `(${column})::text as c${at}`)
    .join(", ")
  for (let after: number | string = isText ? "" : 0; ;) {
    const page = await db.query<Readonly<Record<string, string | number | null>>>(
      `select ${id} as row_id, ${selected} from ${from} where ${id} > $1 order by ${id} limit ${perPage}`,
      [after],
    )
    const last = page.at(-1)
    if (last === undefined) return
    count.rows += page.length
    yield* page.map((row) => Object.keys(columns).map((_, at) => writtenText(String(row[`c${at}`] ?? ""))))
    after = isText ? String(last["row_id"]) : Number(last["row_id"])
  }
}

/** Writes the file whole or not at all; returns the number of rows. */
export const exportTable = async (db: Database, name: TableName, path: string): Promise<number> => {
  const count = { rows: 0 }
  await writeCsv(path, rows(db, tables[name], count))
  return count.rows
}
