-- Articles written by shoppers, their pictures, bookmarks, followed authors, replies and ratings. Specification §7, C11–C14, C20.

alter table authors add column user_id bigint unique references users (id) on delete cascade;

alter table articles
  add column user_id bigint references users (id) on delete cascade,
  add column state text not null default 'published' check (state in ('draft', 'waiting', 'published'));
update articles set state = 'draft' where not published;
alter table articles drop column published;
alter table articles drop constraint articles_author_id_fkey;
alter table articles add constraint articles_author_id_fkey foreign key (author_id) references authors (id) on delete set null;
create index articles_newest on articles (kind, state, created_at desc, id desc);
create index articles_user on articles (user_id, id desc) where user_id is not null;

-- A picture in one width; all of one name are of one upload.
create table article_pictures (
  name text not null,
  width integer not null,
  article_id integer not null references articles (id) on delete cascade,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (name, width)
);
create index article_pictures_article on article_pictures (article_id);

create table bookmarks (
  user_id bigint not null references users (id) on delete cascade,
  article_id integer not null references articles (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, article_id)
);

create table author_followers (
  user_id bigint not null references users (id) on delete cascade,
  author_id integer not null references authors (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, author_id)
);
create index author_followers_author on author_followers (author_id);

alter table comments add column reply_id integer references comments (id) on delete cascade;
create index comments_reply on comments (reply_id) where reply_id is not null;

-- One person rates a comment once.
create table comment_ratings (
  comment_id integer not null references comments (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  primary key (comment_id, user_id)
);

-- Menus, translations, notifications and presets of the site; the site data sends a collection that has changed. E16, E22, C2.
create table site_texts (
  name text primary key check (name in ('menus', 'translation', 'notifications', 'presets')),
  items jsonb not null,
  changed_at timestamptz not null
);
