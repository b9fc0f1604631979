-- Reminders of payments to authorities.
alter table payroll_setting add column remind_days integer default 5;
alter table payroll_setting alter column remind_days drop default;
alter table pay_run
  -- The last day on which its payments were looked at.
  add column reminded_on date,
  -- What was told of them, such as `ssf ahead` and `tax late`.
  add column reminders text[] not null default '{}';
