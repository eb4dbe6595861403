import { describe, expect, it } from "vitest"
import { filesWith } from "#app/build/manifest.ts"

describe("files that the service worker stores ahead", () => {
  it("include the styles of each module and of what it imports [B27]", () => {
    const manifest = {
      "menu.tsx": { file: "assets/menu.js", css: ["assets/menu.css"], imports: ["list.tsx"] },
      "list.tsx": { file: "assets/list.js", css: ["assets/list.css", "assets/menu.css"] },
      "other.tsx": { file: "assets/other.js" },
    }
    expect(filesWith(manifest, ["menu.tsx"])).toEqual(["assets/list.js", "assets/list.css", "assets/menu.css", "assets/menu.js"])
  })
})
