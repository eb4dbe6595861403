/** Page of the lease calculator. */
import { readLeaseSubject } from "#domain/rules/lease/lease-subject.ts"
import { LeaseScreen } from "#ui/lease/lease-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  fetch: (ports, { searchParams }) => ports.fetchLease({ product: readLeaseSubject((name) => searchParams.get(name)) }),
  controller: () => import("./lease-controller.ts"),
  title: (text, { value }, { brand }) => `${text(value.page === "absent" ? "lease.absent" : "lease.title")} · ${brand}`,
  Screen: LeaseScreen,
})
