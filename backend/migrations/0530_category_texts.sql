-- Categories have a description, which their pages and search engines show.
alter table taxons add column text localized not null default '{"mn": ""}';
