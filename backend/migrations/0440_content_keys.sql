-- Keys may read and change the shop's content.
alter table api_keys drop constraint api_keys_scopes_check;
alter table api_keys add constraint api_keys_scopes_check
  check (cardinality(scopes) > 0 and scopes <@ array['orders', 'stock', 'prices', 'offers', 'content']);

-- Processes compare it with what they have read: pages are rendered again once it is higher.
create table content_version (version bigint not null);
insert into content_version (version) values (0);
