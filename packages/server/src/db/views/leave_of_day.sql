-- What approved leave makes of a day of someone: the part of it that is leave, and of that the fraction that is paid. Attendance, payroll
-- and reports read leave here and nowhere else.
create view leave_of_day with (security_invoker = true) as
  select r.organization_id, d.id, r.sender_id as employee_id, d.day, d.part, d.quantity as coefficient, d.paid as paid_fraction,
         round(d.quantity * (1 - d.paid), 4) as unpaid, r.leave_type_id, r.id as leave_request_id,
         case when d.part = 'Hours' then (extract(epoch from r.end_time - r.start_time) / 60)::integer end as minutes,
         r.on_punched_days = 'Leave' and d.part = 'Full' as is_instead
    from leave_request r join leave_request_days d on d.organization_id = r.organization_id and d.parent_id = r.id
   where r.status = 'Approved' and d.quantity > 0;
grant select on leave_of_day to karmik_app, karmik_everywhere;
