/** Nutrition of food per 100 g. C9. */
import type { Nutrition } from "#domain/entities/catalogue/nutrition.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./more.module.css"

/** Rows with their units in the order of food labels; sugar is a part of the carbohydrates. */
const rows = [
  ["energy", "kcal"],
  ["fat", "g"],
  ["carbs", "g"],
  ["sugar", "g"],
  ["protein", "g"],
  ["salt", "g"],
] as const

export const NutritionTable = ({ nutrition }: { readonly nutrition: Nutrition }) => {
  const text = useText()
  return (
    <section className={styles.section} aria-labelledby="nutrition">
      <h2 id="nutrition">{text("nutrition.title")}</h2>
      <table className={styles.facts}>
        <thead>
          <tr>
            <th scope="col">{text("nutrition.what")}</th>
            <th scope="col">{text("nutrition.per")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, unit]) => {
            const amount = nutrition[key]
            return (
              amount !== null && (
                <tr key={key} data-part={key === "sugar" ? "" : undefined}>
                  <th scope="row">{text(`nutrition.${key}`)}</th>
                  <td>{text(`nutrition.unit.${unit}`, { amount: String(amount) })}</td>
                </tr>
              )
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
