/** Page of a rule, for product owners: its constants and examples. */
import styles from "./rule-page.module.css"

export type Table = {
  readonly caption: string
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
}

const TableOf = ({ caption, columns, rows }: Table) => (
  <table className={styles["table"]}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([head, ...cells]) => (
        <tr key={[head, ...cells].join("|")}>
          <th scope="row">{head}</th>
          {cells.map((cell, at) => (
            <td key={columns[at + 1]} data-column={columns[at + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

export const RulePage = ({
  title,
  lead,
  tables,
}: {
  readonly title: string
  readonly lead: string
  readonly tables: ReadonlyArray<Table>
}) => (
  <main className={styles["page"]} lang="en">
    <h1>{title}</h1>
    <p>{lead}</p>
    {tables.map((table) => (
      <TableOf key={table.caption} {...table} />
    ))}
  </main>
)
