-- Texts of the site by locale, as {"mn": "Хүнс", "en": "Food"}; an English text that was missing is left out.
-- Needs a stop: the release before reads the texts of one language beside those of the other.
create function localized_menus(items jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(
    item - 'english' || jsonb_build_object(
      'title', jsonb_strip_nulls(jsonb_build_object('mn', item->'title', 'en', item->'english')),
      'children', localized_menus(item->'children')
    ) order by at
  ), '[]') from jsonb_array_elements(items) with ordinality as menu (item, at)
$$;
update site_texts set items = localized_menus(items) where name = 'menus';
drop function localized_menus;

update site_texts set items = (
  select coalesce(jsonb_agg(
    item - '{mn,en}'::text[] || jsonb_build_object('text', jsonb_strip_nulls(jsonb_build_object('mn', item->'mn', 'en', nullif(item->>'en', '')))) order by at
  ), '[]') from jsonb_array_elements(items) with ordinality as translation (item, at)
) where name = 'translation';

update site_texts set items = (
  select coalesce(jsonb_agg(
    item - '{english,english_text}'::text[] || jsonb_build_object(
      'title', jsonb_strip_nulls(jsonb_build_object('mn', item->'title', 'en', item->'english')),
      'text', jsonb_strip_nulls(jsonb_build_object('mn', coalesce(item->>'text', ''), 'en', case when item->>'english' is not null then item->'english_text' end))
    ) order by at
  ), '[]') from jsonb_array_elements(items) with ordinality as notification (item, at)
) where name = 'notifications';

update site_texts set items = (
  select coalesce(jsonb_agg(
    item - 'english' || jsonb_build_object('name', jsonb_strip_nulls(jsonb_build_object('mn', item->'name', 'en', item->'english'))) order by at
  ), '[]') from jsonb_array_elements(items) with ordinality as preset (item, at)
) where name = 'presets';
