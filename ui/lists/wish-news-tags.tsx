/** Tags of what changed since a wish was made: price fell, back in stock, few left, sold out. */
import TrendingDown from "lucide-react/icons/trending-down"
import type { Wish } from "#domain/entities/lists/wish-list.ts"
import { newsOf, type WishNews } from "#domain/rules/lists/wish-news.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { Tag, type TagTone } from "#ui/parts/display/tag.tsx"
import { useText, type Text } from "#ui/messages/messages.tsx"
import styles from "./wish-news-tags.module.css"

const tones = { SoldOut: "plain", PriceFell: "bad", BackInStock: "good", FewLeft: "warn" } as const satisfies Record<
  WishNews["_tag"],
  TagTone
>

const newsText = (news: WishNews, text: Text): string => {
  switch (news._tag) {
    case "SoldOut":
      return text("wish.news.soldOut")
    case "PriceFell":
      return text("wish.news.priceFell", { amount: formatTugrik(news.by) })
    case "BackInStock":
      return text("wish.news.back")
    case "FewLeft":
      return text("wish.news.few", { count: news.left })
    default:
      return news satisfies never
  }
}

export const WishNewsTags = ({ wish }: { readonly wish: Wish }) => {
  const text = useText()
  const all = newsOf(wish)
  if (all.length === 0) return null
  return (
    <p className={styles.news}>
      {all.map((news) => (
        <Tag key={news._tag} tone={tones[news._tag]} icon={news._tag === "PriceFell" ? <TrendingDown /> : undefined}>
          {newsText(news, text)}
        </Tag>
      ))}
    </p>
  )
}
