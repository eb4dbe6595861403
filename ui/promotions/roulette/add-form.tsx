/** Form for a new person or place of the roulette. */
import { useState, type FormEvent } from "react"
import { checkLogin, normalizeLogin } from "#domain/rules/identity/login-form.ts"
import type { RouletteChange } from "#machines/promotions/roulette-page.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./roulette-screen.module.css"

export const AddForm = ({ kind, onAsk }: { readonly kind: "users" | "locations"; readonly onAsk: (change: RouletteChange) => void }) => {
  const text = useText()
  const [name, setName] = useState("")
  const [login, setLogin] = useState("")
  const [tried, setTried] = useState(false)
  const isWrong = kind === "users" && checkLogin({ login }).length > 0
  const isWhole = name.trim() !== "" && !isWrong
  const add = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isWhole) onAsk(kind === "users" ? { kind: "addUser", name: name.trim(), login: normalizeLogin(login) } : { kind: "addLocation", name: name.trim() })
  }
  return (
    <form className={styles.search} onSubmit={add}>
      <TextField id="roulette-name" label={text("roulette.name")} value={name} onType={setName} maxLength={100} autoComplete="off" />
      {kind === "users" && <TextField id="roulette-login" label={text("roulette.login")} wrong={tried && isWrong ? text("roulette.login.wrong") : undefined} value={login} onType={setLogin} maxLength={100} autoComplete="off" />}
      <Button type="submit" variant="secondary">
        {text("roulette.add")}
      </Button>
    </form>
  )
}
