-- Social logins: what a provider calls a user. B28.

create table social_identities (
  provider text not null,
  subject text not null,
  user_id bigint not null references users (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (provider, subject)
);
create index social_identities_user on social_identities (user_id);
