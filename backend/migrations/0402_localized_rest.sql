-- Needs a stop: the pairs of columns that the release before reads, a column a language, become one column each.

alter table authors rename name_mn to name;
alter table authors rename about_mn to about;
alter table authors
  alter name type localized using jsonb_strip_nulls(jsonb_build_object('mn', name, 'en', nullif(name_en, ''))),
  alter about drop default,
  alter about type localized using jsonb_strip_nulls(jsonb_build_object('mn', about, 'en', nullif(about_en, '')));
alter table authors
  drop name_en,
  alter about set default '{"mn": ""}',
  drop about_en;

alter table content_tags rename title_mn to title;
alter table content_tags rename about_mn to about;
alter table content_tags
  alter title type localized using jsonb_strip_nulls(jsonb_build_object('mn', title, 'en', nullif(title_en, ''))),
  alter about drop default,
  alter about type localized using jsonb_strip_nulls(jsonb_build_object('mn', about, 'en', nullif(about_en, '')));
alter table content_tags
  drop title_en,
  alter about set default '{"mn": ""}',
  drop about_en;

alter table stores rename name_mn to name;
alter table stores rename district_mn to district;
alter table stores rename address_mn to address;
alter table stores rename services_mn to services;
alter table stores
  alter name type localized using jsonb_strip_nulls(jsonb_build_object('mn', name, 'en', nullif(name_en, ''))),
  alter district type localized using jsonb_strip_nulls(jsonb_build_object('mn', district, 'en', nullif(district_en, ''))),
  alter address type localized using jsonb_strip_nulls(jsonb_build_object('mn', address, 'en', nullif(address_en, ''))),
  alter services drop default,
  alter services type localized using jsonb_strip_nulls(jsonb_build_object('mn', services, 'en', nullif(services_en, '{}')));
alter table stores
  drop name_en,
  drop district_en,
  drop address_en,
  alter services set default '{"mn": []}',
  drop services_en;

alter table hotels rename name_mn to name;
alter table hotels rename description_mn to description;
alter table hotels rename place_mn to place;
alter table hotels rename address_mn to address;
alter table hotels rename rules_mn to rules;
alter table hotels
  alter name type localized using jsonb_strip_nulls(jsonb_build_object('mn', name, 'en', nullif(name_en, ''))),
  alter description type localized using jsonb_strip_nulls(jsonb_build_object('mn', description, 'en', nullif(description_en, ''))),
  alter place type localized using jsonb_strip_nulls(jsonb_build_object('mn', place, 'en', nullif(place_en, ''))),
  alter address type localized using jsonb_strip_nulls(jsonb_build_object('mn', address, 'en', nullif(address_en, ''))),
  alter rules drop default,
  alter rules type localized using jsonb_strip_nulls(jsonb_build_object('mn', rules, 'en', nullif(rules_en, '{}')));
alter table hotels
  drop name_en,
  drop description_en,
  drop place_en,
  drop address_en,
  alter rules set default '{"mn": []}',
  drop rules_en;

alter table hotel_rooms rename name_mn to name;
alter table hotel_rooms rename beds_mn to beds;
alter table hotel_rooms rename includes_mn to includes;
alter table hotel_rooms
  alter name type localized using jsonb_strip_nulls(jsonb_build_object('mn', name, 'en', nullif(name_en, ''))),
  alter beds type localized using jsonb_strip_nulls(jsonb_build_object('mn', beds, 'en', nullif(beds_en, ''))),
  alter includes drop default,
  alter includes type localized using jsonb_strip_nulls(jsonb_build_object('mn', includes, 'en', nullif(includes_en, '{}')));
alter table hotel_rooms
  drop name_en,
  drop beds_en,
  alter includes set default '{"mn": []}',
  drop includes_en;

alter table amenities rename name_mn to name;
alter table amenities
  alter name type localized using jsonb_strip_nulls(jsonb_build_object('mn', name, 'en', nullif(name_en, '')));
alter table amenities
  drop name_en;

alter table coupons rename name_mn to name;
alter table coupons
  alter name drop default,
  alter name type localized using jsonb_strip_nulls(jsonb_build_object('mn', name, 'en', nullif(name_en, '')));
alter table coupons
  alter name set default '{"mn": ""}',
  drop name_en;

alter table vouchers rename name_mn to name;
alter table vouchers
  alter name type localized using jsonb_strip_nulls(jsonb_build_object('mn', name, 'en', nullif(name_en, '')));
alter table vouchers
  drop name_en;

alter table tickets rename name_mn to name;
alter table tickets rename place_mn to place;
alter table tickets
  alter name type localized using jsonb_strip_nulls(jsonb_build_object('mn', name, 'en', nullif(name_en, ''))),
  alter place type localized using jsonb_strip_nulls(jsonb_build_object('mn', place, 'en', nullif(place_en, '')));
alter table tickets
  drop name_en,
  drop place_en;

alter table partners rename name_mn to name;
alter table partners
  alter name type localized using jsonb_strip_nulls(jsonb_build_object('mn', name, 'en', nullif(name_en, '')));
alter table partners
  drop name_en;

alter table draw_prizes rename name_mn to name;
alter table draw_prizes
  alter name type localized using jsonb_strip_nulls(jsonb_build_object('mn', name, 'en', nullif(name_en, '')));
alter table draw_prizes
  drop name_en;

update draw_prizes set event = jsonb_build_object('startsAt', event -> 'startsAt',
    'place', jsonb_strip_nulls(jsonb_build_object('mn', event ->> 'placeMn', 'en', nullif(event ->> 'placeEn', ''))))
  where event is not null;

alter table promotions rename name_mn to name;
alter table promotions rename description_mn to description;
alter table promotions rename terms_mn to terms;
alter table promotions
  alter name type localized using jsonb_strip_nulls(jsonb_build_object('mn', name, 'en', nullif(name_en, ''))),
  alter description drop default,
  alter description type localized using jsonb_strip_nulls(jsonb_build_object('mn', description, 'en', nullif(description_en, ''))),
  alter terms drop default,
  alter terms type localized using jsonb_strip_nulls(jsonb_build_object('mn', terms, 'en', nullif(terms_en, '')));
alter table promotions
  drop name_en,
  alter description set default '{"mn": ""}',
  drop description_en,
  alter terms set default '{"mn": ""}',
  drop terms_en;

-- The set of locales is the release's; the database holds any code of two letters.
alter table article_texts
  drop constraint article_texts_locale_check,
  add constraint article_texts_locale_check check (locale ~ '^[a-z]{2}$');
alter table content_pages
  drop constraint content_pages_locale_check,
  add constraint content_pages_locale_check check (locale ~ '^[a-z]{2}$');
alter table letters
  drop constraint letters_locale_check,
  add constraint letters_locale_check check (locale ~ '^[a-z]{2}$');
alter table newsletter_subscribers
  drop constraint newsletter_subscribers_locale_check,
  add constraint newsletter_subscribers_locale_check check (locale ~ '^[a-z]{2}$');
alter table orders
  drop constraint orders_locale_check,
  add constraint orders_locale_check check (locale ~ '^[a-z]{2}$');
alter table push_devices
  drop constraint push_devices_locale_check,
  add constraint push_devices_locale_check check (locale ~ '^[a-z]{2}$');
alter table reviews
  add constraint reviews_locale_check check (locale ~ '^[a-z]{2}$');
