-- Texts by locale in one column, as {"mn": "Хүнс", "en": "Food"}: a language more needs no column.
create domain localized as jsonb check (jsonb_typeof(value) = 'object');
