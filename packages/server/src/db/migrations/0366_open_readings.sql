-- Readings of tax law that are open, and income besides salary.
alter table payroll_setting add column sst_waiver text not null default 'year';
alter table payroll_profile add column other_income text not null default 'none';
