/** Document of an article or page. */
import type { ReactNode } from "react"
import type { Block, ContentDocument, Span } from "#domain/entities/content/document.ts"
import { headingId } from "#domain/rules/content/documents.ts"
import { ContentLink } from "#ui/parts/button/content-link.tsx"
import { ArticlePicture } from "./public/article-picture.tsx"
import styles from "./document-view.module.css"

/** Writer of the document: crawlers follow the links of the shop, and not those of readers. */
export type Writer = "shop" | "reader"

const marked = ({ text, marks }: Span): ReactNode => {
  const italic = marks.includes("italic") ? <em>{text}</em> : text
  return marks.includes("bold") ? <b>{italic}</b> : italic
}

const SpanView = ({ span, writer }: { readonly span: Span; readonly writer: Writer }) => {
  const { href } = span
  if (href === null) return marked(span)
  return (
    <ContentLink href={href} rel={writer === "reader" ? "ugc nofollow noopener" : undefined}>
      {marked(span)}
    </ContentLink>
  )
}

const Spans = ({ content, writer }: { readonly content: ReadonlyArray<Span>; readonly writer: Writer }) =>
  content.map((span, index) => <SpanView key={index} span={span} writer={writer} />)

type BlockProps = {
  readonly block: Block
  readonly index: number
  readonly writer: Writer
  readonly renderProduct: (slug: string) => ReactNode
}

const BlockView = ({ block, index, writer, renderProduct }: BlockProps) => {
  switch (block.type) {
    case "paragraph":
      return (
        <p>
          <Spans content={block.content} writer={writer} />
        </p>
      )
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3"
      return (
        <Heading id={headingId(index)}>
          <Spans content={block.content} writer={writer} />
        </Heading>
      )
    }
    case "list": {
      const List = block.ordered ? "ol" : "ul"
      return (
        <List>
          {block.items.map((item, itemIndex) => (
            <li key={itemIndex}>
              <Spans content={item} writer={writer} />
            </li>
          ))}
        </List>
      )
    }
    case "quote":
      return (
        <blockquote>
          <p>
            <Spans content={block.content} writer={writer} />
          </p>
          {block.cite !== "" && <footer>{block.cite}</footer>}
        </blockquote>
      )
    case "image":
      return (
        <figure>
          <div className={styles.frame}>
            <ArticlePicture picture={{ src: block.src, alt: block.alt, colour: "" }} sizes="(min-width: 720px) 680px, 92vw" />
          </div>
          {block.caption !== "" && <figcaption>{block.caption}</figcaption>}
        </figure>
      )
    case "product":
      return renderProduct(block.slug)
    default:
      return block satisfies never
  }
}

type Props = {
  readonly document: ContentDocument
  readonly writer: Writer
  /** Card of a product, or nothing if it is no longer sold. */
  readonly renderProduct?: (slug: string) => ReactNode
}

const nothing = () => null

export const DocumentView = ({ document, writer, renderProduct = nothing }: Props) => (
  <div className={styles.text}>
    {document.blocks.map((block, index) => (
      <BlockView key={index} block={block} index={index} writer={writer} renderProduct={renderProduct} />
    ))}
  </div>
)
