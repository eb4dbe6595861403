/**
 * Reports of page views with a browser's measures or error. Without the schemas that other calls need: a visitor who only reads
 * loads none of them.
 */
import type { Problem } from "#domain/entities/problem.ts"
import type { Ports } from "#machines/ports.ts"

export type PageView = Parameters<Ports["reportPageView"]>[0]

/** A browser's measurements of a page view, by name. */
export type Measures = Readonly<Record<string, number | string>>

export const pageViewsPath = "/api/v2/page_views"

/** Reports a page view. Throws `Unreachable` where the shop has not taken it. `fetch`: that of a browser. */
export const reportPageView = async (view: PageView, vitals: Measures | null, fetch = globalThis.fetch): Promise<void> => {
  const request: RequestInit = {
    method: "POST",
    // Outlives the page that it reports.
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...view, vitals }),
  }
  const response = await fetch(pageViewsPath, request).catch(() => null)
  if (response?.ok !== true) throw { _tag: "Unreachable" } satisfies Problem
  // A browser counts a request as pending until its body is read.
  await response.arrayBuffer()
}
