-- An equal purchase is enough: the column's old name said that it is not.

alter table coupons rename column above to minimum;
