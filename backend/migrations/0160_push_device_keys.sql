-- Key of the shop that a subscription is bound to: a push service refuses what another key has signed.
-- Null for devices of earlier releases, until their next visit.
alter table push_devices add column application_server_key text;
