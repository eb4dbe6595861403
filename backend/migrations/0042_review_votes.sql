-- Readers whom a review helped, once a person. The number stays when an account goes, and what was counted before accounts stays too.
create table review_votes (
  review_id integer not null references reviews (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  primary key (review_id, user_id)
);
create index review_votes_user on review_votes (user_id);

alter table reviews add column helpful integer not null default 0 check (helpful >= 0);
