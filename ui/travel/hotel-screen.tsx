/** Hotel with its rooms for a stay, its rules, the terms of cancellation and the reviews of guests. E29. */
import { useSelector } from "@xstate/react"
import BedDouble from "lucide-react/icons/bed-double"
import type { Hotel, OfferedHotel } from "#domain/entities/travel/hotel.ts"
import { hotelsHref, type StayQuery } from "#domain/rules/travel/stay-query.ts"
import type { ReviewListActor } from "#machines/catalogue/review-list.ts"
import type { ReviewVotesActor } from "#machines/catalogue/review-votes.ts"
import type { GuestsActor } from "#machines/travel/guests.ts"
import type { NightsActor } from "#machines/travel/nights.ts"
import type { HotelActor } from "#machines/travel/hotel.ts"
import { LateReviewList } from "#ui/catalogue/public/late-review-list.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import { Breadcrumb, type Step } from "#ui/parts/display/breadcrumb.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { stayCancelHours } from "#domain/rules/orders/cancellation.ts"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText, type Text } from "#ui/messages/messages.tsx"
import { GuestRating } from "./guest-rating.tsx"
import { RoomOffer } from "./room-offer.tsx"
import { StayForm } from "./stay-form.tsx"
import { StayPictures } from "./stay-pictures.tsx"
import styles from "./hotel-screen.module.css"

/** Breadcrumb to the hotels, and to those of the same place, for the same stay. */
const stepsTo = (hotel: Hotel | null, stay: StayQuery, text: Text): ReadonlyArray<Step> => [
  { name: text("hotels.title"), href: hotelsHref(stay) },
  ...(hotel === null || hotel.place === "" ? [] : [{ name: hotel.place, href: hotelsHref({ ...stay, place: hotel.place }) }]),
]

type Props = {
  readonly actor: HotelActor
  readonly guests: GuestsActor
  readonly nights: NightsActor
  readonly reviews: ReviewListActor
  readonly votes: ReviewVotesActor
}

export const HotelScreen = ({ actor, guests, nights, reviews, votes }: Props) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { hotel, query, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <Breadcrumb steps={stepsTo(hotel, query.stay, text)} {...(hotel !== null && { here: hotel.name })} />
      <div className={`page ${styles.screen}`}>
        {state === "fetching" && (
          <LoadingPlaceholder label={text("hotel.loading")}>
            <Skeleton width="100%" height="18rem" />
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {state === "missing" && (
          <EmptyState heading="h1" icon={<BedDouble />} title={text("hotel.missing")} text={text("hotel.missing.text")}>
            <ButtonLink href="/travel/hotels">{text("hotel.back")}</ButtonLink>
          </EmptyState>
        )}
        {state === "ready" && hotel !== null && <HotelDetails hotel={hotel} stay={query.stay} guests={guests} nights={nights} />}
        {state === "ready" && hotel !== null && (
          <LateReviewList
            actor={reviews}
            note={text("hotel.reviews.who")}
            mark={text("hotel.reviews.stayed")}
            histogram={hotel.histogram}
            pictured={hotel.pictured}
            votes={votes}
          />
        )}
      </div>
    </div>
  )
}

type DetailsProps = Pick<Props, "guests" | "nights"> & { readonly hotel: OfferedHotel; readonly stay: StayQuery }

const HotelDetails = ({ hotel, stay, guests, nights }: DetailsProps) => {
  const text = useText()
  const { cancelHours } = useSiteConfig()
  const { name, address, phone, latitude, longitude, stars, description, images, amenities, rooms, rules, checkIn, checkOut } = hotel
  return (
    <>
      <PageTitle title={name}>{[address, ...(stars === null ? [] : [text("hotel.stars", { stars })])].join(" · ")}</PageTitle>
      <div className={styles.rated}>
        <GuestRating hotel={hotel} />
      </div>
      <div className={styles.lead}>
        <div className={styles.picture}>
          <StayPictures pictures={images} name={name} sizes="(min-width: 720px) 480px, 80vw" first mosaic />
        </div>
        <div>
          <p>{description}</p>
          <p className={styles.contact}>
            {phone !== "" && <PhoneLink phone={phone} />}
            {latitude !== null && longitude !== null && (
              <a href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`} rel="noreferrer" target="_blank">
                {text("hotel.map")}
              </a>
            )}
          </p>
          <h2>{text("hotel.amenities")}</h2>
          <ul className={styles.amenities}>
            {amenities.map((amenity) => (
              <li key={amenity.id}>{amenity.name}</li>
            ))}
          </ul>
        </div>
      </div>
      <StayForm stay={stay} path={`/travel/hotels/${hotel.id}`} nights={nights} />
      <h2 className={styles.heading}>{text("hotel.rooms")}</h2>
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <RoomOffer key={room.id} room={room} proposals={hotel.proposals} stay={stay} guests={guests} />
        ))}
      </ul>
      <Panel title={text("hotel.rules")}>
        <ul className={styles.rules}>
          <li>{text("hotel.hours", { checkIn, checkOut })}</li>
          <li>{text("hotel.cancel", { hours: cancelHours, before: stayCancelHours })}</li>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
