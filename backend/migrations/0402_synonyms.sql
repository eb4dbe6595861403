-- Synonyms of the shop itself, as lines {"kind": "same", "phrases": ["ноут", "laptop"], "means": []}, and the transaction that last indexed
-- its names: each process then reads them again.
create table search_synonyms (
  only_row boolean primary key default true check (only_row),
  lines jsonb not null default '[]',
  changed xid8 not null default pg_current_xact_id()
);
insert into search_synonyms default values;
