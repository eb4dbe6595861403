-- Parts of the site's configuration that the shop has applied as content lie beside its texts, one item each.
alter table site_texts drop constraint site_texts_name_check;
alter table site_texts add constraint site_texts_name_check
  check (name in ('menus', 'translation', 'notifications', 'presets', 'site', 'delivery', 'returns'));
