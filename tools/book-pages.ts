/** HTML pages of book pictures: one set, and the differences of two sets. */
import type { Difference } from "./book-compare.ts"
import type { Shot } from "./book-shot.ts"

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 24px; max-width: 1600px; font: 15px/1.45 system-ui, sans-serif; background: light-dark(#faf8f4, #0f1115); color: light-dark(#14161b, #f3f1ec); }
h1 { font-size: 24px; } h2 { margin: 40px 0 12px; font-size: 18px; } h3 { margin: 20px 0 8px; font-size: 15px; }
p, small { color: light-dark(#565b66, #a9aeb9); }
.row { display: flex; flex-wrap: wrap; align-items: start; gap: 16px; }
.stories { gap: 0 40px; } nav { display: flex; flex-wrap: wrap; gap: 4px 16px; } section { max-width: 100%; }
figure { margin: 0; max-width: 100%; }
img { display: block; height: 340px; max-width: 100%; object-fit: cover; object-position: top; border: 1px solid light-dark(#e7e2d9, #2a2f39); border-radius: 8px; }
.three img { height: auto; width: 100%; } .three figure { flex: 1 1 0; min-width: 240px; }
figcaption { padding-top: 4px; font-size: 13px; }
a { color: inherit; }`

const page = (title: string, body: string): string => {
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><style>${style}</style>`,
  ]
  return `<!doctype html><html lang="en">${head.join("")}<body><h1>${escaped(title)}</h1>${body}</body></html>\n`
}

const picture = (file: string, caption: string): string => {
  const image = `<img src="${file}" alt="${escaped(caption)}" loading="lazy">`
  return `<figure><a href="${file}">${image}</a><figcaption>${escaped(caption)}</figcaption></figure>`
}

const lookOf = ({ locale, theme, brand, window }: Shot): string => [locale, theme, window, brand].join(" · ")

const anchorOf = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, "-")

const grouped = (shots: ReadonlyArray<Shot>, by: (shot: Shot) => string): ReadonlyArray<readonly [string, ReadonlyArray<Shot>]> =>
  [...new Set(shots.map(by))].map((key) => [key, shots.filter((shot) => by(shot) === key)])

/** Page of one set: a heading for each part of the book, a row of pictures for each story. */
export const pageOfShots = (shots: ReadonlyArray<Shot>): string => {
  const parts = grouped(shots, ({ title }) => title).map(([title, entries]) => {
    const stories = grouped(entries, ({ name }) => name).map(([name, looks]) => {
      const pictures = looks.map((shot) => picture(shot.file, lookOf(shot)))
      return `<section><h3>${escaped(name)}</h3><div class="row">${pictures.join("")}</div></section>`
    })
    return { title, text: `<h2 id="${anchorOf(title)}">${escaped(title)}</h2><div class="row stories">${stories.join("")}</div>` }
  })
  const contents = parts.map(({ title }) => `<a href="#${anchorOf(title)}">${escaped(title)}</a>`)
  return page(
    "The book in pictures",
    `<p>${shots.length} pictures</p><nav>${contents.join("")}</nav>${parts.map(({ text }) => text).join("")}`,
  )
}

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.01 ? 2 : 1)} %`

/** Section of one difference: the pictures before and after, or the one that there is. */
const sectionOf = (difference: Difference, before: string, after: string): string => {
  const { shot } = difference
  const title = `<h3>${escaped(`${shot.title}: ${shot.name}`)} <small>${escaped(lookOf(shot))}</small></h3>`
  if (difference.kind !== "changed") {
    const [set, caption] = difference.kind === "new" ? [after, "new"] : [before, "before, and gone now"]
    return `${title}<div class="row">${picture(`${set}/${shot.file}`, caption)}</div>`
  }
  const three = [
    picture(`${before}/${shot.file}`, "before"),
    picture(`${after}/${shot.file}`, "after"),
    picture(shot.file, `${percent(difference.share)} of it changed`),
  ]
  return `${title}<div class="row three">${three.join("")}</div>`
}

/** `before` and `after`: paths of the sets, relative to the page. Largest changes come first. */
export const pageOfDifferences = (differences: ReadonlyArray<Difference>, before: string, after: string): string => {
  const share = (difference: Difference) => (difference.kind === "changed" ? difference.share : 1)
  const sorted = differences.toSorted((one, other) => share(other) - share(one))
  const counts = (["changed", "new", "gone"] as const).map(
    (kind) => `${sorted.filter((difference) => difference.kind === kind).length} ${kind}`,
  )
  const body = sorted.map((difference) => sectionOf(difference, before, after)).join("")
  return page("What changed in the book", sorted.length === 0 ? "<p>Nothing changed.</p>" : `<p>${counts.join(", ")}</p>${body}`)
}
