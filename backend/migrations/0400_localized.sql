-- Needs a stop: the columns of each language, which the release before reads, become one of the type `localized`.

-- Texts by locale, as {"mn": "Хүнс", "en": "Food"}: a language more needs no column.
create domain localized as jsonb check (jsonb_typeof(value) = 'object');

-- Merges `name_mn` and `name_en` of a table into `name`. An empty English text is none: the Mongolian one stands in for it.
create procedure merge_languages(relation text, variadic names text[]) language plpgsql as $$
declare
  name text;
  empty text;
begin
  foreach name in array names loop
    select case when column_default is null then null when data_type = 'ARRAY' then '{"mn": []}' else '{"mn": ""}' end into empty
      from information_schema.columns where table_schema = current_schema and table_name = relation and column_name = name || '_mn';
    execute format('alter table %I rename column %I to %I', relation, name || '_mn', name);
    execute format('alter table %I alter column %I drop default', relation, name);
    execute format(
      'alter table %I alter column %I type localized using jsonb_strip_nulls(jsonb_build_object(''mn'', %2$I, ''en'', nullif(nullif(to_jsonb(%3$I), ''""''), ''[]'')))',
      relation, name, name || '_en'
    );
    execute format('alter table %I drop column %I', relation, name || '_en');
    if empty is not null then
      execute format('alter table %I alter column %I set default %L', relation, name, empty);
    end if;
  end loop;
end $$;

call merge_languages('amenities', 'name');
call merge_languages('authors', 'name', 'about');
call merge_languages('badges', 'name', 'description');
call merge_languages('brands', 'name', 'field', 'tagline', 'story');
call merge_languages('content_tags', 'title', 'about');
call merge_languages('coupons', 'name');
call merge_languages('draw_prizes', 'name');
call merge_languages('hotel_rooms', 'name', 'beds', 'includes');
call merge_languages('hotels', 'name', 'description', 'place', 'address', 'rules');
call merge_languages('look_books', 'title', 'description');
call merge_languages('partners', 'name');
call merge_languages('products', 'title', 'description', 'unit');
call merge_languages('promotions', 'name', 'description', 'terms');
call merge_languages('stores', 'name', 'district', 'address', 'services');
call merge_languages('taxons', 'name');
call merge_languages('tickets', 'name', 'place');
call merge_languages('vendors', 'name', 'address');
call merge_languages('vouchers', 'name');

alter table search_labels rename column mn to name_mn;
alter table search_labels rename column en to name_en;
call merge_languages('search_labels', 'name', 'note');

drop procedure merge_languages;

update draw_prizes set event = jsonb_build_object('startsAt', event -> 'startsAt',
    'place', jsonb_strip_nulls(jsonb_build_object('mn', event ->> 'placeMn', 'en', nullif(event ->> 'placeEn', ''))))
  where event is not null;

-- The set of locales is the release's; the database holds any code of two letters.
do $$
declare
  relation text;
begin
  foreach relation in array array['article_texts', 'content_pages', 'letters', 'newsletter_subscribers', 'orders', 'push_devices', 'reviews', 'search_documents', 'search_phrases'] loop
    execute format('alter table %I drop constraint %I, add constraint %2$I check (locale ~ ''^[a-z]{2}$'')', relation, relation || '_locale_check');
  end loop;
end $$;
