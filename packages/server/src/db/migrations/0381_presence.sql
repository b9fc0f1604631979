-- Where an employee is on a day, also while it is still going on: the standing says nothing before the day is over.
alter table attendance_day
  add column presence text generated always as (
    case when is_travelling then 'Travelling'
         when coefficient = 'Full Leave' and punched_in is null then 'On leave'
         when standing = 'Missing Punch' then 'Missing punch'
         when late > 0 and punched_in is not null then 'Late'
         when standing in ('Present', 'Half Day') or punched_in is not null then 'Present'
         when coefficient in ('Offday', 'Holiday') then 'Off'
         when standing = 'Pending' then 'Not in yet'
         when standing = 'Absent' then 'Absent'
         when standing = 'Excused' then 'Excused'
         else 'Off' end) stored;
