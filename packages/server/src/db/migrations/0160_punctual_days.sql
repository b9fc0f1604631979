-- Whether a day was on time, as a share whose mean is the punctuality of many days, and whether somebody was late or away.
alter table attendance_day
  add column punctuality numeric(16, 2) generated always as (
    case when expected > 0 and standing in ('Present', 'Half Day', 'Missing Punch', 'Absent')
         then case when standing <> 'Absent' and punched_in is not null and late = 0 then 100 else 0 end end) stored,
  add column is_exception boolean not null generated always as (
    standing in ('Absent', 'Half Day', 'Missing Punch', 'Excused') or late > 0 or is_travelling
      or coefficient in ('Full Leave', 'First Half Leave', 'Second Half Leave')) stored;
