-- What policies compare is exact: amounts of money have decimals.
alter table approval_policy alter column least_amount type numeric(16, 2);
