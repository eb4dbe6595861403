-- Bytes of pictures lie in the picture storage. What an earlier release stored here is null once a job has moved it there.
alter table review_pictures
  drop constraint review_pictures_source,
  add constraint review_pictures_source check (num_nonnulls(bytes, drawn) <= 1);
alter table article_pictures alter column bytes drop not null;
alter table user_pictures alter column bytes drop not null;
alter table imported_pictures alter column bytes drop not null;

create index review_pictures_to_move on review_pictures (name) where bytes is not null;
create index review_pictures_small_to_move on review_pictures (name) where small is not null;
create index article_pictures_to_move on article_pictures (name) where bytes is not null;
create index user_pictures_to_move on user_pictures (name) where bytes is not null;
create index imported_pictures_to_move on imported_pictures (name) where bytes is not null;

-- Pictures whose rows are gone, also with their review, article or user: a job removes their objects.
create table removed_pictures (
  folder text not null,
  name text not null,
  primary key (folder, name)
);

create function picture_removed() returns trigger language plpgsql as $$
begin
  insert into removed_pictures (folder, name) values (tg_argv[0], old.name) on conflict do nothing;
  return null;
end $$;

create trigger review_pictures_removed after delete on review_pictures for each row when (old.drawn is null) execute function picture_removed('reviews');
create trigger article_pictures_removed after delete on article_pictures for each row execute function picture_removed('articles');
create trigger user_pictures_removed after delete on user_pictures for each row execute function picture_removed('users');
create trigger user_pictures_replaced after update of name on user_pictures for each row when (old.name <> new.name) execute function picture_removed('users');
