/** Editor of news. C12. */
import type { ComponentProps } from "react"
import { WritingScreen } from "#ui/content/writing/writing-screen.tsx"
import type { WritingMessages } from "#ui/content/writing/writing-messages.ts"

const newsMessages: WritingMessages = {
  create: "website.news.create",
  change: "website.news.change",
  listAt: "/website",
  list: "website.title",
  send: "website.news.send",
  saved: "website.news.saved",
  sent: "website.news.sent",
  sentText: "website.news.sent.text",
}

export const NewsWritingScreen = (props: Omit<ComponentProps<typeof WritingScreen>, "messages">) => (
  <WritingScreen {...props} messages={newsMessages} />
)
