/** Boundaries of areas: a file imports from another area of its room only what that area offers. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"

const root = path.resolve(import.meta.dirname, "..")

/** Areas are the folders of the domain's entities, the same names in every room. */
const areas = readdirSync(path.join(root, "domain/entities"), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

/** TypeScript files of a room, relative to the root, with forward slashes. */
const filesOf = (room: string): ReadonlyArray<string> =>
  readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" }).flatMap((file) =>
    /\.tsx?$/.test(file) && !file.includes(".stories.") ? [path.posix.join(room, file.split(path.sep).join("/"))] : [],
  )

/** The imported file, relative to the root; `null` for a package. */
const resolved = (file: string, specifier: string): string | null => {
  if (specifier.startsWith("#")) return specifier.slice(1)
  return specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : null
}

const importsOf = (file: string): ReadonlyArray<string> =>
  [...readFileSync(path.join(root, file), "utf8").matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)"([^"]+)"/g)].flatMap(
    ([, specifier = ""]) => resolved(file, specifier) ?? [],
  )

const areaOf = (file: string): string | null =>
  file
    .split("/")
    .slice(1, -1)
    .find((folder) => areas.includes(folder)) ?? null

/** A machine's chart or setup; its context, events and pure parts stand in other files. */
const isMachine = (file: string): boolean =>
  file.endsWith("-setup.ts") || /export const \w+Machine\b/.test(readFileSync(path.join(root, file), "utf8"))

/** What an area offers to the other areas of each room; domain offers all entities and rules. */
const rooms: Readonly<Record<string, (imported: string) => boolean>> = {
  ui: (imported) => imported.split("/")[2] === "public",
  machines: (imported) => !isMachine(imported),
}

/** The root machine is made of shared actors, and joins connect a screen's actor with them, whatever their area. */
const joinsAreas = (file: string): boolean => file === "machines/shell/storefront-setup.ts" || file.endsWith("/joins.ts")

describe.each(Object.entries(rooms))("the areas of %s", (room, isOffered) => {
  const imports = filesOf(room).flatMap((file) => importsOf(file).map((imported) => ({ file, imported })))
  const across = imports.filter(
    ({ file, imported }) => imported.startsWith(`${room}/`) && areaOf(imported) !== null && areaOf(imported) !== areaOf(file),
  )

  it("are found with their imports", () => {
    expect(areas).toContain("cart")
    expect(across.length).toBeGreaterThan(0)
  })

  it("import from each other only what an area offers", () => {
    const inner = across.filter(({ file, imported }) => areaOf(file) !== null && !joinsAreas(file) && !isOffered(imported))
    expect(inner.map(({ file, imported }) => `${file} imports ${imported}`)).toEqual([])
  })
})

/** Modules from which a file imports more than types. */
const valueImportsOf = (file: string): ReadonlyArray<string> =>
  [...readFileSync(path.join(root, file), "utf8").matchAll(/^import \{(?<names>[^}]*)\} from "(?<specifier>[^"]+)"/gm)].flatMap(
    ({ groups }) => {
      const names = (groups?.["names"] ?? "").split(",").map((name) => name.trim())
      return names.some((name) => name !== "" && !name.startsWith("type ")) ? (resolved(file, groups?.["specifier"] ?? "") ?? []) : []
    },
  )

describe("screens", () => {
  it("import no machine but its type, so that a first view is shown before its machines load", () => {
    const imports = filesOf("ui").flatMap((file) => valueImportsOf(file).map((imported) => ({ file, imported })))
    const machines = imports.filter(({ imported }) => imported.startsWith("machines/"))
    expect(machines.length).toBeGreaterThan(10)
    expect(machines.filter(({ imported }) => isMachine(imported)).map(({ file, imported }) => `${file} imports ${imported}`)).toEqual([])
  })
})

describe("shared parts of ui", () => {
  it("import from no area", () => {
    const shared = filesOf("ui").filter((file) => areaOf(file) === null)
    const imports = shared.flatMap((file) => importsOf(file).map((imported) => ({ file, imported })))
    const fromAreas = imports.filter(({ imported }) => imported.startsWith("ui/") && areaOf(imported) !== null)
    expect(fromAreas.map(({ file, imported }) => `${file} imports ${imported}`)).toEqual([])
  })
})

/**
 * Folders of the backend: each imports only from those before it. Files of `backend` itself are either shared by all, or join the
 * areas.
 */
const layers = [
  "texts",
  "tables",
  "database",
  "pictures/storage",
  "jobs",
  "http",
  "pictures",
  "catalogue/products",
  "search",
  "catalogue",
  "notifications",
  "push",
  "offers",
  "travel",
  "wallet",
  "payments/methods",
  "orders",
  "lease",
  "payments",
  "receipts",
  "identity",
  "sandbox",
  "cart",
  "account",
  "lists",
  "newsletter",
  "content",
  "promotions",
  "shell",
  "import",
  "content-files",
  "docs",
  "processes",
  "backup",
  "merchant",
  "demo",
]

/** Layer of the texts, which what all share takes too. */
const texts = layers.indexOf("texts")

/** The innermost folder of a file that is a layer; -1 for a file of `backend` itself. */
const layerOf = (file: string): number =>
  file
    .split("/")
    .slice(1, -1)
    .map((_, at, folders) => layers.indexOf(folders.slice(0, at + 1).join("/")))
    .findLast((layer) => layer !== -1) ?? -1

/** Whether a file has the shared types or the configuration, which name parts of areas without running them. */
const isType = (file: string): boolean => ["area", "config", "providers", "services"].some((name) => file === `backend/${name}.ts`)

describe("the areas of backend", () => {
  const files = filesOf("backend")

  it("are all listed among the layers", () => {
    expect(files.filter((file) => file.split("/").length > 2 && layerOf(file) === -1)).toEqual([])
    expect(layers.filter((layer) => !files.some((file) => file.startsWith(`backend/${layer}/`)))).toEqual([])
  })

  it("import only from those before them", () => {
    const upwards = files.flatMap((file) =>
      layerOf(file) === -1
        ? []
        : importsOf(file).flatMap((imported) =>
            imported.startsWith("backend/") && layerOf(imported) > layerOf(file) ? [`${file} imports ${imported}`] : [],
          ),
    )
    expect(upwards).toEqual([])
  })

  it("import no file of backend itself that joins areas, except for the merchant's commands", () => {
    const joining = files.filter(
      (file) =>
        layerOf(file) === -1 &&
        importsOf(file).some((imported) => imported.startsWith("backend/") && layerOf(imported) > texts && !isType(file)),
    )
    expect(joining).toContain("backend/backend.ts")
    const importsOfJoining = files.flatMap((file) =>
      layerOf(file) === -1 || file.startsWith("backend/merchant/")
        ? []
        : importsOf(file)
            .filter((imported) => joining.includes(imported))
            .map((imported) => `${file} imports ${imported}`),
    )
    expect(importsOfJoining).toEqual([])
  })
})

describe("the demo of the backend", () => {
  it("is imported only by the file that seeds it", () => {
    const known = filesOf("backend").filter(
      (file) => !file.startsWith("backend/demo/") && importsOf(file).some((imported) => imported.startsWith("backend/demo/")),
    )
    expect(known).toEqual(["backend/backend.ts"])
  })
})
