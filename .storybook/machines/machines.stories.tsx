/** Pages of all machines: diagram, states and walkthrough. */
import preview from "../preview.tsx"
import { storyIndexOf, type IndexedStory } from "#book/story-index.ts"
import { MachinePage } from "./machine-page.tsx"

const files = import.meta.glob<Record<string, unknown>>("../../ui/**/*.stories.tsx")

const meta = preview.meta({
  title: "Machines",
  component: MachinePage,
  tags: ["!autodocs"],
  args: { name: "shop", storyIndex: [], locale: "mn", theme: "light" as const },
  loaders: [async () => ({ storyIndex: storyIndexOf(await Promise.all(Object.values(files).map((read) => read()))) })],
  render: ({ name }, { loaded, globals }) => (
    <MachinePage
      name={name}
      storyIndex={loaded["storyIndex"] as ReadonlyArray<IndexedStory>}
      locale={globals["locale"] === "en" ? "en" : "mn"}
      theme={globals["theme"] === "dark" ? "dark" : "light"}
    />
  ),
})

export const Shop = meta.story({ args: { name: "shop" } })
export const Session = meta.story({ args: { name: "session" } })
export const Cart = meta.story({ args: { name: "cart" } })
export const Kept = meta.story({ args: { name: "kept" } })
export const Site = meta.story({ args: { name: "site" } })
export const Search = meta.story({ args: { name: "search" } })
export const Consent = meta.story({ args: { name: "consent" } })
export const Chat = meta.story({ args: { name: "chat" } })
export const Notices = meta.story({ args: { name: "notices" } })
export const Viewport = meta.story({ args: { name: "viewport" } })
export const Navigation = meta.story({ args: { name: "navigation" } })
export const Home = meta.story({ args: { name: "home" } })
export const Recent = meta.story({ args: { name: "recent" } })
export const Listing = meta.story({ args: { name: "listing" } })
export const Brands = meta.story({ args: { name: "brands" } })
export const Brand = meta.story({ args: { name: "brand" } })
export const Vendors = meta.story({ args: { name: "vendors" } })
export const Vendor = meta.story({ args: { name: "vendor" } })
export const VendorReviews = meta.story({ args: { name: "vendorReviews" } })
export const OwnReview = meta.story({ args: { name: "ownReview" } })
export const Product = meta.story({ args: { name: "product" } })
export const Login = meta.story({ args: { name: "login" } })
export const Registration = meta.story({ args: { name: "registration" } })
export const Reset = meta.story({ args: { name: "reset" } })
export const Checkout = meta.story({ args: { name: "checkout" } })
export const Payment = meta.story({ args: { name: "payment" } })
export const Order = meta.story({ args: { name: "order" } })
export const Orders = meta.story({ args: { name: "orders" } })
export const Profile = meta.story({ args: { name: "profile" } })
export const ContactChange = meta.story({ args: { name: "contactChange" } })
export const PasswordChange = meta.story({ args: { name: "passwordChange" } })
export const Picture = meta.story({ args: { name: "picture" } })
export const Overview = meta.story({ args: { name: "overview" } })
export const Preferences = meta.story({ args: { name: "preferences" } })
export const AddressBook = meta.story({ args: { name: "addressBook" } })
export const Cards = meta.story({ args: { name: "cards" } })
export const Devices = meta.story({ args: { name: "devices" } })
export const OwnData = meta.story({ args: { name: "ownData" } })
export const ContentPage = meta.story({ args: { name: "contentPage" } })
export const Comments = meta.story({ args: { name: "comments" } })
export const Media = meta.story({ args: { name: "media" } })
export const Article = meta.story({ args: { name: "article" } })
export const Author = meta.story({ args: { name: "author" } })
export const Stores = meta.story({ args: { name: "stores" } })
export const Contact = meta.story({ args: { name: "contact" } })
export const Lease = meta.story({ args: { name: "lease" } })
export const Wishes = meta.story({ args: { name: "wishes" } })
export const WishLists = meta.story({ args: { name: "wishLists" } })
export const SharedList = meta.story({ args: { name: "sharedList" } })
export const KeptProducts = meta.story({ args: { name: "keptProducts" } })
export const Wallet = meta.story({ args: { name: "wallet" } })
export const Statement = meta.story({ args: { name: "statement" } })
export const StatementFile = meta.story({ args: { name: "statementFile" } })
export const Recharge = meta.story({ args: { name: "recharge" } })
export const Coupons = meta.story({ args: { name: "coupons" } })
export const Coupon = meta.story({ args: { name: "coupon" } })
export const Redemption = meta.story({ args: { name: "redemption" } })
export const Returns = meta.story({ args: { name: "returns" } })
export const Offers = meta.story({ args: { name: "offers" } })
export const OfferForm = meta.story({ args: { name: "offerForm" } })
export const Promotions = meta.story({ args: { name: "promotions" } })
export const Promotion = meta.story({ args: { name: "promotion" } })
export const Wheel = meta.story({ args: { name: "wheel" } })
export const Roulette = meta.story({ args: { name: "roulette" } })
export const Tickets = meta.story({ args: { name: "tickets" } })
export const Hotels = meta.story({ args: { name: "hotels" } })
export const Hotel = meta.story({ args: { name: "hotel" } })
export const Guests = meta.story({ args: { name: "guests" } })
export const Passengers = meta.story({ args: { name: "passengers" } })
