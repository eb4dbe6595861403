-- When the tax office was asked last: who asked has the receipt in hand, and one that was refused waits for its turn.

alter table receipts add column asked_at timestamptz;
