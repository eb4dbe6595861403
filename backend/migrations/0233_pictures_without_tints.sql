-- Pictures stand on one ground for each theme, and a category shows one of its products: tints and artwork are neither read nor written any more.
alter table taxons alter column artwork set default '';
update articles set picture = picture - 'tint' where picture is not null;
