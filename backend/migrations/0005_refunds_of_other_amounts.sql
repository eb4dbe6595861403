-- Money that is not what was due (`amount`) goes back too.

alter table refunds drop constraint refunds_reason_check,
  add constraint refunds_reason_check check (reason in ('canceled', 'late', 'again', 'amount'));
