-- Pictures of returns, whose bytes lie in the picture storage; only the shopper and the merchant see them. W8.
create table return_pictures (
  name text primary key,
  return_id bigint not null references returns (id) on delete cascade,
  position smallint not null,
  unique (return_id, position)
);

create trigger return_pictures_removed after delete on return_pictures for each row execute function picture_removed('returns');
