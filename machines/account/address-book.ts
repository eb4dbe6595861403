/** Address book machine: adding, changing and removing addresses; a removed one can be restored. S29 k. */
import { assign, setup, type ActorRefFrom } from "xstate"
import type { Zone } from "#domain/entities/account/address.ts"
import type { SavedAddress } from "#domain/entities/account/saved-address.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { addressFormOf, addressOf, blankAddressForm, checkAddress, type AddressForm } from "#domain/rules/account/address-form.ts"
import { zipcodeOf } from "#domain/rules/account/zones.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { port, portByRequest, type PortRequest } from "#machines/ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import type { AddressInput } from "./ports.ts"

export type BookForm = AddressForm & { readonly label: string }
export type BookField = keyof BookForm
type Typed = { readonly field: BookField; readonly value: string }
type AddressRef = { readonly id: number }
type Change = PortRequest<"addAddress" | "changeAddress" | "removeAddress">

export type BookEvent =
  | { readonly type: "address.add" }
  | ({ readonly type: "address.edit" } & AddressRef)
  | ({ readonly type: "address.remove" } & AddressRef)
  | ({ readonly type: "address.default" } & AddressRef)
  /** Restores the removed address. */
  | { readonly type: "address.restore" }
  | ({ readonly type: "field.type" } & Typed)
  | { readonly type: "form.submit" }
  | { readonly type: "form.cancel" }
  | { readonly type: "page.retry" }
export type BookContext = {
  readonly addresses: ReadonlyArray<SavedAddress> | null
  readonly zones: ReadonlyArray<Zone>
  readonly form: BookForm
  /** The address that is changed; `null` for a new one. */
  readonly editing: SavedAddress | null
  readonly removed: SavedAddress | null
  /** Change that is sent to the shop. */
  readonly change: Change | null
  readonly refusals: ReadonlyArray<Refusal<BookField>>
  readonly problem: Problem | null
}

const emptyForm: BookForm = { label: "", ...blankAddressForm }

const formOf = ({ label, address }: SavedAddress): BookForm => ({ label, ...addressFormOf(address) })

const inputOf = ({ label, isDefault, address }: SavedAddress): AddressInput => ({ label, isDefault, address })

const refusalsOf = ({ form }: BookContext): ReadonlyArray<Refusal<BookField>> => checkAddress(form)

/** Fields that are blanked with a field, since a district belongs to its city and a quarter to its district. */
const dependentFields: Readonly<Partial<Record<BookField, Partial<BookForm>>>> = {
  city: { district: "", quarter: "" },
  district: { quarter: "" },
}

/** The address of an id; `null` where there is none. */
const addressById = ({ addresses }: BookContext, id: number): SavedAddress | null => addresses?.find((address) => address.id === id) ?? null

/** Change that the states with a request send. */
const preparedChange = ({ change }: BookContext): Change => {
  if (change === null) throw new Error("the address book has no change to send")
  return change
}

const formInput = ({ form, editing, zones, addresses }: BookContext): AddressInput => ({
  label: form.label.trim(),
  isDefault: editing?.isDefault ?? addresses?.length === 0,
  address: addressOf(form, zipcodeOf(zones, form.city, form.district, form.quarter)),
})

export const addressBookMachine = setup({
  types: {} as {
    context: BookContext
    events: BookEvent
    input: { readonly addresses: ReadonlyArray<SavedAddress> | null }
    tags: "busy" | "refused" | "empty"
  },
  actors: {
    fetchAddresses: port("fetchAddresses"),
    fetchZones: port("fetchZones"),
    change: portByRequest<"addAddress" | "changeAddress" | "removeAddress">(),
  },
  actions: {
    takeAddresses: assign((_, { addresses }: { addresses: ReadonlyArray<SavedAddress> }) => ({ addresses, change: null, problem: null })),
    takeZones: assign((_, { zones }: { zones: ReadonlyArray<Zone> }) => ({ zones })),
    openNew: assign({ form: emptyForm, editing: null, removed: null, refusals: [], problem: null }),
    openExisting: assign(({ context }, { id }: AddressRef) => {
      const editing = addressById(context, id)
      return { form: editing === null ? emptyForm : formOf(editing), editing, removed: null, refusals: [], problem: null }
    }),
    type: assign(({ context }, { field, value }: Typed) => ({
      form: { ...context.form, ...dependentFields[field], [field]: value },
      refusals: context.refusals.filter((refusal) => refusal.field !== field),
      problem: null,
    })),
    refuse: assign(({ context }) => ({ refusals: refusalsOf(context), problem: null })),
    prepareForm: assign(({ context }): Partial<BookContext> => ({
      refusals: [],
      problem: null,
      change:
        context.editing === null
          ? { port: "addAddress", input: formInput(context) }
          : { port: "changeAddress", input: { ...formInput(context), id: context.editing.id } },
    })),
    prepareRemoval: assign(({ context }, { id }: AddressRef): Partial<BookContext> => ({
      removed: addressById(context, id),
      problem: null,
      change: { port: "removeAddress", input: { id } },
    })),
    prepareDefault: assign(({ context }, { id }: AddressRef): Partial<BookContext> => {
      const address = addressById(context, id)
      if (address === null) return {}
      return { removed: null, problem: null, change: { port: "changeAddress", input: { ...inputOf(address), isDefault: true, id } } }
    }),
    prepareRestored: assign(({ context }): Partial<BookContext> =>
      context.removed === null ? {} : { problem: null, change: { port: "addAddress", input: inputOf(context.removed) } },
    ),
    forgetRemoved: assign({ removed: null }),
    clearProblems: assign({ refusals: [], problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: {
    isKnown: ({ context }) => context.addresses !== null,
    hasZones: ({ context }) => context.zones.length > 0,
    isAccepted: ({ context }) => refusalsOf(context).length === 0,
    exists: ({ context }, { id }: AddressRef) => addressById(context, id) !== null,
    wasRemoved: ({ context }) => context.removed !== null,
  },
}).createMachine({
  id: "addressBook",
  description: "Lets a shopper manage their addresses.",
  context: ({ input: { addresses } }) => ({
    addresses,
    zones: [],
    form: emptyForm,
    editing: null,
    removed: null,
    change: null,
    refusals: [],
    problem: null,
  }),
  initial: "opening",
  states: {
    opening: {
      description: "Checks whether the addresses arrived with the page.",
      always: [{ guard: "isKnown", target: "listing" }, { target: "fetching" }],
    },
    fetching: {
      description: "The addresses are loading; a skeleton of the list is shown.",
      tags: "busy",
      invoke: {
        id: "fetchAddresses",
        src: "fetchAddresses",
        onDone: { target: "listing", actions: { type: "takeAddresses", params: ({ event }) => ({ addresses: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    failed: failedState("Loading the addresses failed; the shopper can try again."),
    listing: {
      description: "The addresses are listed; the one removed last can be restored.",
      on: {
        "address.add": { target: "openingForm", actions: "openNew" },
        "address.edit": {
          guard: { type: "exists", params: ({ event }) => event },
          target: "openingForm",
          actions: { type: "openExisting", params: ({ event }) => event },
        },
        "address.remove": {
          guard: { type: "exists", params: ({ event }) => event },
          target: "removing",
          actions: { type: "prepareRemoval", params: ({ event }) => event },
        },
        "address.default": {
          guard: { type: "exists", params: ({ event }) => event },
          target: "changing",
          actions: { type: "prepareDefault", params: ({ event }) => event },
        },
        "address.restore": { guard: "wasRemoved", target: "changing", actions: "prepareRestored" },
      },
    },
    removing: {
      description: "The shop is removing an address.",
      tags: "busy",
      invoke: {
        id: "removeAddress",
        src: "change",
        input: ({ context }) => preparedChange(context),
        onDone: { target: "listing", actions: { type: "takeAddresses", params: ({ event }) => ({ addresses: event.output }) } },
        onError: { target: "listing", actions: ["forgetRemoved", { type: "keepProblem", params: failureOf }] },
      },
    },
    changing: {
      description: "The shop is changing the default address or restoring a removed one.",
      tags: "busy",
      invoke: {
        id: "changeAddress",
        src: "change",
        input: ({ context }) => preparedChange(context),
        onDone: {
          target: "listing",
          actions: [{ type: "takeAddresses", params: ({ event }) => ({ addresses: event.output }) }, "forgetRemoved"],
        },
        onError: { target: "listing", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    openingForm: {
      description: "The cities and districts are loading; the form opens when they are there.",
      tags: "busy",
      always: { guard: "hasZones", target: "editing" },
      invoke: {
        id: "fetchZones",
        src: "fetchZones",
        onDone: { target: "editing", actions: { type: "takeZones", params: ({ event }) => ({ zones: event.output }) } },
        onError: { target: "listing", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    editing: {
      description: "The shopper fills in the address form.",
      on: {
        "field.type": { actions: { type: "type", params: ({ event }) => event } },
        "form.submit": [{ guard: "isAccepted", target: "saving", actions: "prepareForm" }, { actions: "refuse" }],
        "form.cancel": { target: "listing", actions: "clearProblems" },
      },
    },
    saving: {
      description: "The address is being sent to the shop.",
      tags: "busy",
      invoke: {
        id: "saveAddress",
        src: "change",
        input: ({ context }) => preparedChange(context),
        onDone: { target: "listing", actions: { type: "takeAddresses", params: ({ event }) => ({ addresses: event.output }) } },
        onError: { target: "editing", actions: { type: "keepProblem", params: failureOf } },
      },
    },
  },
})

export type AddressBookActor = ActorRefFrom<typeof addressBookMachine>
