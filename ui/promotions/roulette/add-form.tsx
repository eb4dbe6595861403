/** Form for a new person or place of the roulette. */
import { useState, type FormEvent } from "react"
import { checkLogin, normalizeLogin } from "#domain/rules/identity/login-form.ts"
import type { RouletteLocation } from "#domain/entities/promotions/roulette.ts"
import type { RouletteChange } from "#machines/promotions/roulette-page.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { SelectField } from "#ui/parts/form/field-select.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./roulette-screen.module.css"

type Props = {
  readonly kind: "users" | "locations"
  /** Places that a person may work at. */
  readonly locations: ReadonlyArray<RouletteLocation>
  readonly onAsk: (change: RouletteChange) => void
}

export const AddForm = ({ kind, locations, onAsk }: Props) => {
  const text = useText()
  const [name, setName] = useState("")
  const [login, setLogin] = useState("")
  const [location, setLocation] = useState("")
  const [tried, setTried] = useState(false)
  const isWrong = kind === "users" && checkLogin({ login }).length > 0
  const isComplete = name.trim() !== "" && !isWrong
  const add = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isComplete) return
    const locationId = location === "" ? null : Number(location)
    onAsk(
      kind === "users"
        ? { kind: "addUser", name: name.trim(), login: normalizeLogin(login), locationId }
        : { kind: "addLocation", name: name.trim() },
    )
  }
  return (
    <form className={styles.search} onSubmit={add}>
      <TextField id="roulette-name" label={text("roulette.name")} value={name} onType={setName} maxLength={100} autoComplete="off" />
      {kind === "users" && (
        <TextField
          id="roulette-login"
          label={text("roulette.login")}
          wrong={tried && isWrong ? text("roulette.login.wrong") : undefined}
          value={login}
          onType={setLogin}
          maxLength={100}
          autoComplete="off"
        />
      )}
      {kind === "users" && locations.length > 0 && (
        <SelectField
          id="roulette-location"
          label={text("roulette.location")}
          optional
          value={location}
          placeholder={text("roulette.anywhere")}
          options={locations.map(({ id, name: place }) => ({ value: String(id), label: place }))}
          onChoose={setLocation}
        />
      )}
      <Button type="submit" variant="secondary">
        {text("roulette.add")}
      </Button>
    </form>
  )
}
