/** Button beside the sizes that opens their guide as a sheet; its table loads with the first press. E1a. */
import { useState } from "react"
import Ruler from "lucide-react/icons/ruler"
import type { SizeGuide } from "#domain/rules/catalogue/size-guide.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Dialog, preloadDialog } from "#ui/parts/overlay/dialog.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import styles from "./options.module.css"

const sizeTable = lazyPart(async () => (await import("./size-table.tsx")).SizeTable)

const preload = () => {
  preloadDialog()
  sizeTable.preload()
}

export const SizeGuideButton = ({ guide }: { readonly guide: SizeGuide }) => {
  const text = useText()
  const [open, setOpen] = useState(false)
  const { Part: SizeTable } = useLazyPart(sizeTable, open)
  return (
    <>
      <button type="button" className={styles.guide} onPointerEnter={preload} onClick={() => setOpen(true)}>
        <Ruler aria-hidden="true" />
        {text("sizes.title")}
      </button>
      <Dialog open={open && SizeTable !== null} onClose={() => setOpen(false)} title={text("sizes.title")} shape="sheet">
        {SizeTable !== null && <SizeTable guide={guide} />}
      </Dialog>
    </>
  )
}
