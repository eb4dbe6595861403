/** Product for the text, by the address of its page. S17. */
import { useState } from "react"
import { productSlugIn } from "#domain/rules/content/safe-addresses.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./writing.module.css"

export const ProductBlock = ({ onAdd }: { readonly onAdd: (block: string) => void }) => {
  const text = useText()
  const [address, setAddress] = useState("")
  const [isRefused, setRefused] = useState(false)
  const add = () => {
    const slug = productSlugIn(address)
    setRefused(slug === null)
    if (slug === null) return
    onAdd(`@${slug}`)
    setAddress("")
  }
  return (
    <div className={styles.block}>
      <TextField
        id="writing-product"
        label={text("writing.product")}
        hint={text("writing.product.hint")}
        wrong={isRefused ? text("writing.product.wrong") : undefined}
        readOut
        value={address}
        onType={setAddress}
      />
      <Button variant="secondary" size="small" onClick={add}>
        {text("writing.product.add")}
      </Button>
    </div>
  )
}
