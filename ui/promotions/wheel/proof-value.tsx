/** A value of a draw with its name, to be copied. */
import { CopyValue } from "../copy-value.tsx"

export const ProofValue = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code>{value}</code>
      <CopyValue name={name} value={value} />
    </dd>
  </div>
)
