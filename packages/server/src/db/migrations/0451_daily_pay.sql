-- How later months are projected of those who are paid by days that are counted.
alter table payroll_setting add column daily_estimate text not null default 'month';
