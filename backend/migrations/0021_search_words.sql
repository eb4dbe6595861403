-- Which rule folded the words of the search: with another one, the shop reads all products into the index anew at its start.
create table search_words_rule (
  only_row boolean primary key default true check (only_row),
  version integer not null
);
