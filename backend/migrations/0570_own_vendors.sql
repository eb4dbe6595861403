-- Goods that name a vendor of their own; others have that of their brand. The shop itself was that of goods whose brand had none yet.

alter table products add has_own_vendor boolean not null default false;
update products p set has_own_vendor = true from brands b
where b.code = p.brand_code and p.vendor_code <> b.vendor_code and p.vendor_code <> 'shop';
