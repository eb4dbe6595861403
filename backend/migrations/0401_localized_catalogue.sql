-- Needs a stop: the columns of each language of products, categories, brands, vendors, badges and look books become one.

-- An empty English text is none: the Mongolian one stands in for it.
create function localized_of(mn text, en text) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(jsonb_build_object('mn', mn, 'en', nullif(en, '')))
$$;

alter table taxons rename column name_mn to name;
alter table taxons
  alter column name type localized using localized_of(name, name_en);
alter table taxons drop column name_en;

alter table vendors rename column name_mn to name;
alter table vendors rename column address_mn to address;
alter table vendors
  alter column name type localized using localized_of(name, name_en),
  alter column address drop default,
  alter column address type localized using localized_of(address, address_en),
  alter column address set default '{"mn": ""}';
alter table vendors drop column name_en, drop column address_en;

alter table brands rename column name_mn to name;
alter table brands rename column field_mn to field;
alter table brands rename column tagline_mn to tagline;
alter table brands rename column story_mn to story;
alter table brands
  alter column name type localized using localized_of(name, name_en),
  alter column field drop default,
  alter column field type localized using localized_of(field, field_en),
  alter column field set default '{"mn": ""}',
  alter column tagline drop default,
  alter column tagline type localized using localized_of(tagline, tagline_en),
  alter column tagline set default '{"mn": ""}',
  alter column story drop default,
  alter column story type localized using localized_of(story, story_en),
  alter column story set default '{"mn": ""}';
alter table brands drop column name_en, drop column field_en, drop column tagline_en, drop column story_en;

alter table products rename column title_mn to title;
alter table products rename column description_mn to description;
alter table products rename column unit_mn to unit;
alter table products
  alter column title type localized using localized_of(title, title_en),
  alter column description type localized using localized_of(description, description_en),
  alter column unit type localized using localized_of(unit, unit_en);
alter table products drop column title_en, drop column description_en, drop column unit_en;

alter table badges rename column name_mn to name;
alter table badges rename column description_mn to description;
alter table badges
  alter column name type localized using localized_of(name, name_en),
  alter column description drop default,
  alter column description type localized using localized_of(description, description_en),
  alter column description set default '{"mn": ""}';
alter table badges drop column name_en, drop column description_en;

alter table look_books rename column title_mn to title;
alter table look_books rename column description_mn to description;
alter table look_books
  alter column title type localized using localized_of(title, title_en),
  alter column description drop default,
  alter column description type localized using localized_of(description, description_en),
  alter column description set default '{"mn": ""}';
alter table look_books drop column title_en, drop column description_en;

alter table search_labels rename column mn to name;
alter table search_labels rename column note_mn to note;
alter table search_labels
  alter column name type localized using localized_of(name, en),
  alter column note drop default,
  alter column note type localized using localized_of(note, note_en),
  alter column note set default '{"mn": ""}';
alter table search_labels drop column en, drop column note_en;

drop function localized_of(text, text);

-- Which locales there are is said in one place, domain/entities/locale.ts.
alter table reviews drop constraint reviews_locale_check;
alter table search_documents drop constraint search_documents_locale_check;
alter table search_phrases drop constraint search_phrases_locale_check;
