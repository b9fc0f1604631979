-- The first count of an organization marks each day of each employee at once. One statement does it now, where a list of days was made, taken
-- apart and sorted a second time.
create or replace procedure mark_attendance_reach(organizations bigint[], people bigint[], starts date[], ends date[]) language plpgsql as $$
begin
  -- Without a shift no days count.
  if not exists (select from attendance_reach where organization_id = any(organizations)) then
    return;
  end if;
  insert into attendance_due as due (organization_id, employee_id, day)
  select distinct r.organization_id, w.employee_id, s.day::date as day
    from unnest(organizations, people, starts, ends) g (organization_id, person, starts_on, ends_on)
    join attendance_reach r on r.organization_id = g.organization_id
   cross join lateral (
     select e.user_id as employee_id from employee e
      where g.person is not null and e.organization_id = g.organization_id and e.user_id = g.person
     union all
     select e.user_id from employee e where g.person is null and e.organization_id = g.organization_id) w
   cross join lateral generate_series(greatest(g.starts_on, r.starts_on)::timestamp, least(g.ends_on, r.ends_on)::timestamp,
                                      interval '1 day') s (day)
   where not exists (select from period_lock p where p.organization_id = r.organization_id and p.area = 'attendance' and p.state = 'closed'
                                                 and s.day between p.starts_on and p.ends_on)
   order by 1, 2, 3
  on conflict (organization_id, employee_id, day) do update set due_at = '-infinity' where due.due_at > '-infinity';
end $$;

-- Each row names a membership, which names its organization: to look up that too is work for nothing, once for each day that is stored.
alter table attendance_due drop constraint attendance_due_organization_id_fkey;
