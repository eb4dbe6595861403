-- Number of changes of an article's text, by which an administrator publishes only the text that was seen.
alter table articles add column revision integer not null default 0;
