/** Hotels that are free for a stay. E29. */
import { useSelector } from "@xstate/react"
import type { Hotel } from "#domain/entities/travel/hotel.ts"
import { tugrik } from "#domain/rules/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { nightPrice, shownHotels } from "#domain/rules/travel/hotel-filters.ts"
import { cheapestStay, freeRooms } from "#domain/rules/travel/hotel-search.ts"
import { stayDay } from "#domain/rules/travel/stay-dates.ts"
import { stayHref, type StayQuery } from "#domain/rules/travel/stay-query.ts"
import type { HotelsActor } from "#machines/travel/hotels.ts"
import type { PlaceFinderActor } from "#machines/travel/place-finder.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { GuestRating } from "./guest-rating.tsx"
import { HotelFilters, HotelOrder } from "./hotel-filters.tsx"
import { NoneFound, NoneWithin } from "./none-found.tsx"
import { RoomsLeft } from "./rooms-left.tsx"
import { StayForm } from "./stay-form.tsx"
import styles from "./hotels-screen.module.css"

type Props = {
  readonly actor: HotelsActor
  /** Finds airports for the place of the search. */
  readonly finder: PlaceFinderActor
}

export const HotelsScreen = ({ actor, finder }: Props) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { found, query, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div className={`page ${styles.screen}`} data-state={state}>
      <PageTitle title={text("hotels.title")}>
        <TextLink href="/travel/passengers">{text("hotels.passengers")}</TextLink>
      </PageTitle>
      <StayForm stay={query} path="/travel/hotels" finder={finder} />
      <div className={styles.split}>
        <HotelFilters key={JSON.stringify(query)} filters={query} amenities={found?.amenities ?? []} />
        <div className={styles.results}>
          {state === "fetching" && (
            <LoadingPlaceholder label={text("hotels.loading")} className={styles.list ?? ""}>
              <Skeleton width="100%" height="14rem" />
              <Skeleton width="100%" height="14rem" />
            </LoadingPlaceholder>
          )}
          {state === "failed" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
          {state === "ready" &&
            found !== null &&
            (found.none === null ? <HotelList hotels={found.hotels} stay={query} /> : <NoneFound none={found.none} stay={query} />)}
        </div>
      </div>
    </div>
  )
}

const HotelList = ({ hotels, stay }: { readonly hotels: ReadonlyArray<Hotel>; readonly stay: StayQuery }) => {
  const text = useText()
  const nights = nightsOf(stay)
  const shown = shownHotels(hotels, stay, nights)
  if (hotels.length === 0) return null
  if (shown.length === 0) return <NoneWithin stay={stay} />
  return (
    <>
      <div className={styles.head}>
        <h2>{text("hotels.count", { count: shown.length })}</h2>
        <HotelOrder key={stay.sort} filters={stay} />
      </div>
      <ul className={styles.list}>
        {shown.map((hotel) => (
          <HotelCard key={hotel.id} hotel={hotel} stay={stay} nights={nights} />
        ))}
      </ul>
    </>
  )
}

/** Number of nights of a stay. */
const nightsOf = ({ from, to }: StayQuery): number => (stayDay(to) ?? 0) - (stayDay(from) ?? 0)

const HotelCard = ({ hotel, stay, nights }: { readonly hotel: Hotel; readonly stay: StayQuery; readonly nights: number }) => {
  const text = useText()
  const { id, name, address, stars, description, images, amenities } = hotel
  const href = stayHref(`/travel/hotels/${id}`, stay)
  const total = cheapestStay(hotel)
  return (
    <li className={styles.hotel}>
      <span className={styles.picture}>
        <ProductPicture picture={images[0] ?? null} alt="" sizes="(min-width: 720px) 260px, 90vw" />
      </span>
      <div className={styles.text}>
        <h3>
          <Link href={href}>{name}</Link>
        </h3>
        <p className={styles.quiet}>{[address, ...(stars === null ? [] : [text("hotel.stars", { stars })])].join(" · ")}</p>
        <GuestRating hotel={hotel} />
        <p className={styles.about}>{description}</p>
        <p className={styles.more}>{amenities.map((amenity) => amenity.name).join(", ")}</p>
      </div>
      <div className={styles.buy}>
        <RoomsLeft count={freeRooms(hotel)} />
        <p className={styles.price}>
          {total !== null && <strong className="num">{text("hotel.from", { price: formatTugrik(tugrik(total)) })}</strong>}
          <small>{text("hotel.for", { nights, guests: stay.guests })}</small>
          {nights > 1 && <small>{text("hotel.perNight", { price: formatTugrik(tugrik(nightPrice(hotel, nights))) })}</small>}
        </p>
        <ButtonLink variant="secondary" size="small" href={href}>
          {text("hotel.see")}
          <span className="sr">{`: ${name}`}</span>
        </ButtonLink>
      </div>
    </li>
  )
}
