/**
 * Repair of text that a browser's translation has replaced. Chrome puts `<font>` elements in the place of text nodes that React still holds:
 * a new text would go to a detached node, and removing it, or inserting before it, would throw (React issue 11538). Decision 0037.
 *
 * React's text node is put back before React uses it, and when React has changed it; the browser then translates it again.
 */

/** The node in the place of each replaced one. */
type Successors = WeakMap<Node, ChildNode>

/** The node that stands where a replaced one stood: in the same record, or beside it where it was inserted before the removal. */
const successorOf = ({ addedNodes, previousSibling, nextSibling }: MutationRecord): ChildNode | null => {
  const [added] = addedNodes
  const successor = added ?? [previousSibling, nextSibling].find((node) => node?.nodeName === "FONT")
  return (successor as ChildNode | undefined) ?? null
}

const isReplaceable = (node: Node): boolean => node.nodeType === Node.TEXT_NODE || node.nodeName === "FONT"

/** Puts a replaced text back into the place of what replaced it, through several replacements. */
const putBack = (text: Node, successors: Successors): void => {
  if (text.parentNode !== null) return
  let successor = successors.get(text)
  successors.delete(text)
  while (successor !== undefined && successor.parentNode === null) successor = successors.get(successor)
  successor?.replaceWith(text)
}

type NodeMethods = Record<"removeChild" | "insertBefore", (this: Node, ...nodes: ReadonlyArray<Node | null>) => Node>

/** Keeps React's text in `root` up to date while the browser translates it. */
export const watchTranslation = (root: Node): void => {
  const successors: Successors = new WeakMap()
  const handleMutations = (records: ReadonlyArray<MutationRecord>): void => {
    for (const mutation of records) {
      if (mutation.type === "characterData") {
        putBack(mutation.target, successors)
        continue
      }
      const successor = successorOf(mutation)
      if (successor === null) continue
      for (const removed of mutation.removedNodes) {
        if (!isReplaceable(removed)) continue
        successors.set(removed, successor)
        // React writes to the node that it holds, also while it is out of the document.
        if (removed.nodeType === Node.TEXT_NODE) observer.observe(removed, { characterData: true })
      }
    }
  }
  const observer = new MutationObserver(handleMutations)
  observer.observe(root, { childList: true, subtree: true })

  const prototype = Node.prototype as unknown as NodeMethods
  for (const name of ["removeChild", "insertBefore"] as const) {
    const original = prototype[name]
    prototype[name] = function (...nodes) {
      for (const node of nodes) {
        if (node === null || node.parentNode !== null || node.nodeType !== Node.TEXT_NODE) continue
        handleMutations(observer.takeRecords())
        putBack(node, successors)
      }
      return original.apply(this, [...nodes])
    }
  }
}
