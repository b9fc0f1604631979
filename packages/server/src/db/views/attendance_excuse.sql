-- Why someone is not expected at work on a day, or on a part of it, although their shift says so: leave, travel, credit hours, training,
-- and lost hours that HR wrote off.
-- Modules that grant such days add theirs with `union all`. `minutes` is null where the part says how long. `is_instead` takes the place of
-- whatever was logged that day.
create view attendance_excuse with (security_invoker = true) as
  select t.organization_id, t.sender_id as employee_id, d.day::date as day, t.part, null::integer as minutes, t.kind,
         'travel_attendance' as source_entity, t.id as source_id, false as is_instead
    from travel_attendance t cross join generate_series(t.starts_on, t.ends_on, interval '1 day') d (day)
   where t.status = 'Approved'
  union all
  select c.organization_id, c.sender_id, c.credit_on, 'Full', c.duration, 'Credit Hour', 'credit_hour_request', c.id, false
    from credit_hour_request c where c.status = 'Approved' and c.kind = 'Use'
  union all
  select w.organization_id, w.employee_id, w.day, 'Full', w.written_off, 'Lost Hours', 'lost_hour_adjustment', w.id, false
    from lost_hour_adjustment w
  union all
  select l.organization_id, l.employee_id, l.day,
         case l.part when 'First half' then 'First Half' when 'Second half' then 'Second Half' else 'Full' end, l.minutes, 'Leave', 'leave_request',
         l.leave_request_id, coalesce(l.is_instead, false)
    from leave_of_day l;
grant select on attendance_excuse to karmik_app, karmik_everywhere;
