/** Writing machine: an article is written, previewed, stored as a draft on the device and in the shop, and sent. S17, C11. */
import { assertEvent, assign, setup, type ActorRefFrom } from "xstate"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Article, ArticleKind, Tag } from "#domain/entities/content/article.ts"
import type { ArticleDraft } from "#domain/entities/content/article-draft.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { emptyDraft, formOf, withTag } from "#domain/rules/content/article-drafts.ts"
import { checkArticle, type ArticleField } from "#domain/rules/content/article-form.ts"
import { productMarkup, withBlock } from "#domain/rules/content/text-edits.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { port } from "#machines/ports.ts"
import {
  failedState,
  isDefiniteNo,
  isMissing,
  missingOrFailed,
  problemFrom,
  refusedOrUnsure,
  type Failure,
} from "#machines/shared/failure.ts"
import { draftKeyOf, intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import type { ArticleStored } from "./article-picture.ts"
import type { WritingDesk, WritingOf } from "./ports.ts"

export type DraftField = "title" | "summary" | "text"
export type WritingEvent =
  | { readonly type: "page.retry" }
  | { readonly type: "field.type"; readonly field: DraftField; readonly value: string }
  | { readonly type: "tag.toggle"; readonly name: string }
  /** Adds a picture after the block that contains the offset `at`. */
  | { readonly type: "block.add"; readonly at: number; readonly block: string }
  | ArticleStored
  | { readonly type: "product.add"; readonly at: number; readonly tile: Tile }
  | { readonly type: "preview.show" }
  | { readonly type: "preview.hide" }
  | { readonly type: "draft.discard" }
  | { readonly type: "draft.save" }
  | { readonly type: "article.send" }
export type WritingContext = {
  /** The article that is changed; `null` for a new one. */
  readonly of: string | null
  readonly kind: ArticleKind
  readonly draft: ArticleDraft
  /** Whether the draft is only on this device. */
  readonly recovered: boolean
  readonly tags: ReadonlyArray<Tag>
  /** Loaded products of the text. */
  readonly tiles: ReadonlyArray<Tile>
  readonly refusals: ReadonlyArray<Refusal<ArticleField>>
  /** `null` in `refused` where the article itself is refused. */
  readonly problem: Problem | null
  readonly intents: Intents
}
export type WritingInput = WritingOf & { readonly seed: string }

/** State of a text that is sent: an article waits for an administrator; news are published at once. */
const sentStates = { article: "waiting", news: "published" } as const

/** Milliseconds without typing after which the device stores the draft. */
const keepAfter = 500

/** What a change of the draft brings with it. A key is used again only for the same draft after an unknown outcome. */
const edited = ({ intents }: WritingContext) => ({ refusals: [], problem: null, intents: oneMore(intents) })

const changes = {
  "field.type": { actions: "takeField" },
  "tag.toggle": { actions: "toggleTag" },
  "product.add": { actions: "addProduct" },
} as const
const backToWriting = {
  "field.type": { target: "writing", actions: "takeField" },
  "tag.toggle": { target: "writing", actions: "toggleTag" },
  "block.add": { target: "writing", actions: "addBlock" },
  "product.add": { target: "writing", actions: "addProduct" },
} as const
const toWaiting = {
  "field.type": { target: "waiting" },
  "tag.toggle": { target: "waiting" },
  "block.add": { target: "waiting" },
  "article.stored": { target: "waiting" },
  "product.add": { target: "waiting" },
} as const

export const writingMachine = setup({
  types: {} as { context: WritingContext; events: WritingEvent; input: WritingInput; tags: "busy" | "refused" | "empty" },
  actors: { openWriting: port("openWriting"), keepArticleDraft: port("keepArticleDraft"), saveArticle: port("saveArticle") },
  actions: {
    takeDesk: assign((_, { desk }: { desk: WritingDesk }) => ({ ...desk, problem: null })),
    takeField: assign(({ context, event }) => {
      assertEvent(event, "field.type")
      return { draft: { ...context.draft, [event.field]: event.value }, ...edited(context) }
    }),
    toggleTag: assign(({ context, event }) => {
      assertEvent(event, "tag.toggle")
      return { draft: { ...context.draft, tags: withTag(context.draft, event.name) }, ...edited(context) }
    }),
    addBlock: assign(({ context, event }) => {
      assertEvent(event, "block.add")
      const { draft } = context
      return { draft: { ...draft, text: withBlock(draft.text, event.at, event.block) }, ...edited(context) }
    }),
    addProduct: assign(({ context, event }) => {
      assertEvent(event, "product.add")
      const { draft, tiles } = context
      const text = withBlock(draft.text, event.at, productMarkup(event.tile.slug))
      return { draft: { ...draft, text }, tiles: [event.tile, ...tiles], ...edited(context) }
    }),
    nameIntent: assign(({ context }) => ({ intents: oneMore(context.intents) })),
    clearProblem: assign({ problem: null }),
    refuse: assign(({ context }) => ({ refusals: checkArticle(formOf(context.draft), "waiting"), problem: null })),
    refuseDraft: assign(({ context }) => ({ refusals: checkArticle(formOf(context.draft), "draft"), problem: null })),
    takeStored: assign(({ context }, { article }: { article: Article }) => ({
      draft: { ...context.draft, id: article.id },
      recovered: false,
      intents: oneMore(context.intents),
    })),
    takeId: assign(({ context: { draft, intents } }, { id }: ArticleStored) =>
      id === draft.id ? {} : { draft: { ...draft, id }, intents: oneMore(intents) },
    ),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: {
    isMissing: (_, failure: Failure) => isMissing(failure),
    isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
    isSendable: ({ context }) => checkArticle(formOf(context.draft), "waiting").length === 0,
    isStorable: ({ context }) => checkArticle(formOf(context.draft), "draft").length === 0,
    isRecovered: ({ context }) => context.recovered,
  },
  delays: { keepAfter },
}).createMachine({
  id: "writing",
  description: "Lets a shopper write an article for the shop's readers.",
  context: ({ input: { of, kind, seed } }) => ({
    of,
    kind,
    draft: { ...emptyDraft, kind },
    recovered: false,
    tags: [],
    tiles: [],
    refusals: [],
    problem: null,
    intents: intentsFrom(seed),
  }),
  initial: "fetching",
  states: {
    fetching: {
      description: "The topics are loading, with the article if one is edited, and the draft on this device.",
      tags: "busy",
      invoke: {
        id: "openWriting",
        src: "openWriting",
        input: ({ context: { of, kind } }) => ({ of, kind }),
        onDone: { target: "open", actions: { type: "takeDesk", params: ({ event }) => ({ desk: event.output }) } },
        onError: missingOrFailed,
      },
    },
    open: {
      description: "The editor is open.",
      type: "parallel",
      states: {
        form: {
          description: "What the author does with the article.",
          // Sent by an upload, which goes on during a preview.
          on: {
            "block.add": { actions: "addBlock" },
            "article.stored": { actions: { type: "takeId", params: ({ event }) => event } },
          },
          initial: "writing",
          states: {
            writing: {
              description: "The author is writing.",
              on: {
                ...changes,
                "preview.show": { target: "previewing" },
                "draft.discard": { guard: "isRecovered", target: "discarding" },
                "draft.save": [
                  { guard: "isStorable", target: "saving" },
                  { target: "refused", actions: "refuseDraft" },
                ],
                "article.send": [
                  { guard: "isSendable", target: "sending" },
                  { target: "refused", actions: "refuse" },
                ],
              },
            },
            previewing: {
              description: "A preview shows the article as readers will see it.",
              on: { "preview.hide": { target: "writing" } },
            },
            discarding: {
              description: "The draft on this device is being deleted, and the editor starts empty.",
              tags: "busy",
              invoke: {
                id: "discardDraft",
                src: "keepArticleDraft",
                input: ({ context: { of, kind } }) => ({ of, kind, draft: null }),
                onDone: { target: "#writing.fetching" },
                onError: { target: "#writing.fetching" },
              },
            },
            saving: {
              description: "The article is being stored as a draft.",
              tags: "busy",
              entry: "clearProblem",
              invoke: {
                id: "saveDraft",
                src: "saveArticle",
                input: ({ context: { of, kind, draft, intents } }) => ({ of, kind, draft, state: "draft", key: draftKeyOf(intents) }),
                onDone: { target: "saved", actions: { type: "takeStored", params: ({ event }) => ({ article: event.output }) } },
                onError: refusedOrUnsure,
              },
            },
            saved: {
              description: "The shop has stored the draft; the author can go on writing.",
              on: {
                ...backToWriting,
                "article.send": [
                  { guard: "isSendable", target: "sending" },
                  { target: "refused", actions: "refuse" },
                ],
              },
            },
            sending: {
              description: "The article is being sent to the shop.",
              tags: "busy",
              entry: "clearProblem",
              invoke: {
                id: "sendArticle",
                src: "saveArticle",
                input: ({ context: { of, kind, draft, intents } }) => ({ of, kind, draft, state: sentStates[kind], key: keyOf(intents) }),
                onDone: { target: "#writing.sent", actions: { type: "takeStored", params: ({ event }) => ({ article: event.output }) } },
                onError: refusedOrUnsure,
              },
            },
            refused: {
              description: "A field is missing or too long, or the shop refused the article; the editor keeps what was written.",
              tags: "refused",
              on: {
                ...backToWriting,
                "draft.save": { guard: "isStorable", target: "saving" },
                "article.send": { guard: "isSendable", target: "sending" },
              },
            },
          },
        },
        device: {
          description: "The draft on this device.",
          initial: "kept",
          states: {
            kept: { description: "The draft on this device is up to date.", on: toWaiting },
            waiting: {
              description: "The author is still typing.",
              on: { "field.type": { target: "waiting", reenter: true } },
              after: { keepAfter: { target: "keeping" } },
            },
            keeping: {
              description: "The draft is being stored on this device.",
              on: toWaiting,
              invoke: {
                id: "keepDraft",
                src: "keepArticleDraft",
                input: ({ context: { of, kind, draft } }) => ({ of, kind, draft }),
                onDone: { target: "kept" },
                onError: { target: "unkept" },
              },
            },
            unkept: {
              description: "The device has no space left; a message advises the author to store the draft in the shop.",
              on: toWaiting,
            },
          },
        },
      },
    },
    sent: { description: "The shop has the article and will publish it; news are published at once." },
    missing: { description: "The article does not exist or belongs to another author.", tags: "empty" },
    failed: failedState("Loading the editor failed; the author can try again."),
  },
})

export type WritingActor = ActorRefFrom<typeof writingMachine>
