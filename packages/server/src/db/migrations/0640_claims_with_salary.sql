-- Whether payrolls pay approved claims; off, as before.
alter table expense_setting add column pays_with_salary boolean not null default false;
alter table expense_setting alter column pays_with_salary drop default;
