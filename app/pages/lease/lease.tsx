/** Page of the lease calculator. */
import type { LeaseProvider } from "#domain/entities/lease/lease.ts"
import { LeaseScreen } from "#ui/lease/lease-screen.tsx"
import { definePage } from "#app/page.ts"
import type { LeaseActors } from "./lease-controller.ts"

export const page = definePage<ReadonlyArray<LeaseProvider>, LeaseActors>({
  fetch: (ports) => ports.fetchLenders(),
  controller: () => import("./lease-controller.ts"),
  title: (text, { value }, { brand }) => `${text(value.page === "absent" ? "lease.absent" : "lease.title")} · ${brand}`,
  Screen: LeaseScreen,
})
