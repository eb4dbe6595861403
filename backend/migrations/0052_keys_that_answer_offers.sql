-- Keys of programs that answer price suggestions and quotes.

alter table api_keys drop constraint api_keys_scopes_check,
  add constraint api_keys_scopes_check check (cardinality(scopes) > 0 and scopes <@ array['orders', 'stock', 'prices', 'offers']);
