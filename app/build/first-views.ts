/** Sizes of the first view of every route in the last build, beside the size budget. */
import path from "node:path"
import { defaultLocale } from "#domain/entities/locale.ts"
import { builtAssets } from "#app/server/assets.ts"
import { routesByModule } from "#app/server/page-modules.ts"
import { verdictsOf, weigh, type Verdict } from "./size-budget.ts"
import exceptions from "./size-exceptions.json" with { type: "json" }

/** Bytes of script by area and page, where a page is still over the budget and must not grow: to be removed once it fits. */
const allowedScripts: Readonly<Record<string, number>> = exceptions

export type FirstView = { readonly route: string; readonly verdicts: ReadonlyArray<Verdict> }

/** Verdict by the exception of a page; `scripts`: bytes of script that it allows, `undefined` without an exception. */
export const withException = (verdict: Verdict, scripts: number | undefined): Verdict =>
  verdict.kind !== "scripts" || scripts === undefined ? verdict : { ...verdict, allowed: scripts, fits: verdict.bytes <= scripts }

/** First view of every route; `root`: the folder that holds `dist`. */
export const firstViews = async (root: string): Promise<ReadonlyArray<FirstView>> => {
  const folder = path.join(root, "dist", "client")
  const assets = await builtAssets(folder)
  return Promise.all(
    [...routesByModule].map(async ([module, { messages }]) => {
      const name = module.slice("app/pages/".length, -".tsx".length)
      const { entry, modules, styles } = await assets.of({ module, messages }, defaultLocale)
      const scripts = [entry, ...modules].map((file) => `<script type="module" src="${file}"></script>`)
      const verdicts = verdictsOf(await weigh(`${scripts.join("")}<style>${styles}</style>`, folder))
      return { route: name, verdicts: verdicts.map((verdict) => withException(verdict, allowedScripts[name])) }
    }),
  )
}

const cellOf = ({ kind, bytes, allowed, fits }: Verdict): string => `${kind} ${bytes} of ${allowed}${fits ? "" : " over"}`.padEnd(32)

/** One line a route: bytes of bytes allowed, and `over` where a size does not fit. */
export const sizeTable = (views: ReadonlyArray<FirstView>): string =>
  views.map(({ route, verdicts }) => `${route.padEnd(20)} ${verdicts.map(cellOf).join(" ")}`.trimEnd()).join("\n")

export const fitAll = (views: ReadonlyArray<FirstView>): boolean => views.every(({ verdicts }) => verdicts.every(({ fits }) => fits))
