/** Line of the device, as far as its browser tells: nothing is fetched ahead of need on one that is metered or slow. */

/** Network Information API, which not all browsers have. */
export type Connection = { readonly saveData?: boolean; readonly type?: string; readonly effectiveType?: string }

/** Whether files and pages may be fetched before they are needed; also where the browser does not tell. */
export const mayFetchAhead = ({ saveData = false, type, effectiveType = "4g" }: Connection = {}): boolean =>
  !saveData && type !== "cellular" && effectiveType === "4g"
