-- Products whose sale is still to come in the index: the job of sales reindexes them as it begins.
create index search_entries_coming_sales on search_entries (sale_start_at) where sale_percent > 0 and selling_price = price;
