-- Which headings are the allowance of a remote area, what of it payslips counted, and how its limit is read in a year with several categories.
alter table pay_heading add column is_remote_allowance boolean not null default false;
alter table pay_slip add column counted_remote numeric(16, 2) not null default 0;
alter table payroll_setting add column remote_area_limit text not null default 'months';
