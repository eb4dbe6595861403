/** Shares an address by the system's sheet, or copies it where there is none. */
import { useCopy } from "#ui/parts/button/use-copy.ts"

/** Whether the shopper closed the system's sheet, which is no failure. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError"

/** `state` is that of the copy; `url` is absolute. */
export const useShare = () => {
  const { state, copy, reset } = useCopy()
  const share = async (title: string, url: string): Promise<void> => {
    if (typeof navigator.share !== "function") return copy(url)
    await navigator.share({ title, url }).catch((error: unknown) => (isCancelled(error) ? undefined : copy(url)))
  }
  return { state, share, reset }
}
