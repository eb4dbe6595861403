/** Sizes of the first view of every route in the last build, beside the size budget. */
import path from "node:path"
import { defaultLocale } from "#domain/entities/locale.ts"
import { builtAssets } from "#app/server/assets.ts"
import { routesByModule } from "#app/server/page-modules.ts"
import { verdictsOf, weigh, type Verdict } from "./size-budget.ts"

export type FirstView = { readonly route: string; readonly verdicts: ReadonlyArray<Verdict> }

/** First view of every route; `root`: the folder that holds `dist`. */
export const firstViews = async (root: string): Promise<ReadonlyArray<FirstView>> => {
  const folder = path.join(root, "dist", "client")
  const assets = await builtAssets(folder)
  return Promise.all(
    [...routesByModule].map(async ([module, { messages }]) => {
      const name = module.slice("app/pages/".length, -".tsx".length)
      const { entry, modules, styles } = await assets.of({ module, messages }, defaultLocale)
      const scripts = [entry, ...modules].map((file) => `<script type="module" src="${file}"></script>`)
      return { route: name, verdicts: verdictsOf(await weigh(`${scripts.join("")}<style>${styles}</style>`, folder)) }
    }),
  )
}

const cellOf = ({ kind, bytes, allowed, fits }: Verdict): string => `${kind} ${bytes} of ${allowed}${fits ? "" : " over"}`.padEnd(32)

/** One line a route: bytes of bytes allowed, and `over` where a size does not fit. */
export const sizeTable = (views: ReadonlyArray<FirstView>): string =>
  views.map(({ route, verdicts }) => `${route.padEnd(20)} ${verdicts.map(cellOf).join(" ")}`.trimEnd()).join("\n")

export const fitAll = (views: ReadonlyArray<FirstView>): boolean => views.every(({ verdicts }) => verdicts.every(({ fits }) => fits))
