-- A day that began late counts one, so that reports add up on how many days people came late.
alter table attendance_day
  add column late_days integer not null generated always as (case when late > 0 then 1 else 0 end) stored;
