/**
 * Repair of text that a browser's translation has replaced. Chrome puts `<font>` elements in the place of text nodes that React still holds:
 * a new text would go to a node that nobody sees, and removing it, or inserting before it, would throw (React issue 11538). Decision 0037.
 *
 * React's text node is put back before React uses it, and when React has changed it; the browser then translates it again.
 */
type Successors = WeakMap<Node, ChildNode>

/** The node that stands where a replaced one stood: in the same record, or beside it where it was inserted before the removal. */
const successorOf = ({ addedNodes, previousSibling, nextSibling }: MutationRecord): ChildNode | null => {
  const [added] = addedNodes
  const found = added ?? [previousSibling, nextSibling].find((node) => node?.nodeName === "FONT")
  return (found as ChildNode | undefined) ?? null
}

const isReplaceable = (node: Node): boolean => node.nodeType === Node.TEXT_NODE || node.nodeName === "FONT"

/** Puts a replaced text back into the place of what replaced it, through several replacements. */
const putBack = (text: Node, successors: Successors): void => {
  if (text.parentNode !== null) return
  let place = successors.get(text)
  successors.delete(text)
  while (place !== undefined && place.parentNode === null) place = successors.get(place)
  place?.replaceWith(text)
}

type NodeMethods = Record<"removeChild" | "insertBefore", (this: Node, ...nodes: ReadonlyArray<Node | null>) => Node>

/** Keeps React's text in `root` true while the browser translates it. */
export const watchTranslation = (root: Node): void => {
  const successors: Successors = new WeakMap()
  const keep = (records: ReadonlyArray<MutationRecord>): void => {
    for (const record of records) {
      if (record.type === "characterData") {
        putBack(record.target, successors)
        continue
      }
      const successor = successorOf(record)
      if (successor === null) continue
      for (const removed of record.removedNodes) {
        if (!isReplaceable(removed)) continue
        successors.set(removed, successor)
        // React writes to the node that it holds, also while it is out of the document.
        if (removed.nodeType === Node.TEXT_NODE) observer.observe(removed, { characterData: true })
      }
    }
  }
  const observer = new MutationObserver(keep)
  observer.observe(root, { childList: true, subtree: true })

  const prototype = Node.prototype as unknown as NodeMethods
  for (const name of ["removeChild", "insertBefore"] as const) {
    const original = prototype[name]
    prototype[name] = function (...nodes) {
      for (const node of nodes) {
        if (node === null || node.parentNode !== null || node.nodeType !== Node.TEXT_NODE) continue
        keep(observer.takeRecords())
        putBack(node, successors)
      }
      return original.apply(this, [...nodes])
    }
  }
}
