-- When the person behind a session last proved to be there, before what lets somebody log in is changed.
alter table sessions add column proved_at timestamptz;
