-- Whose days are to be worked out again is found by the person where one is named. One condition for a person and for everyone looked at all
-- employees, and at all leave, for each person that was added or changed.
create or replace procedure mark_attendance_reach(organizations bigint[], people bigint[], starts date[], ends date[]) language plpgsql as $$
declare
  due_organizations bigint[];
  due_people bigint[];
  due_days date[];
begin
  -- Without a shift no days count.
  if not exists (select from attendance_reach where organization_id = any(organizations)) then
    return;
  end if;
  select array_agg(organization_id), array_agg(employee_id), array_agg(day) into due_organizations, due_people, due_days
    from (select distinct r.organization_id, w.employee_id, s.day::date as day
            from unnest(organizations, people, starts, ends) g (organization_id, person, starts_on, ends_on)
            join attendance_reach r on r.organization_id = g.organization_id
           cross join lateral (
             select e.user_id as employee_id from employee e
              where g.person is not null and e.organization_id = g.organization_id and e.user_id = g.person
             union all
             select e.user_id from employee e where g.person is null and e.organization_id = g.organization_id) w
           cross join lateral generate_series(greatest(g.starts_on, r.starts_on)::timestamp, least(g.ends_on, r.ends_on)::timestamp,
                                              interval '1 day') s (day)) d;
  if due_days is not null then
    call mark_attendance_days(due_organizations, due_people, due_days);
  end if;
end $$;

-- It is called for each person that is added, and to plan it anew takes ten times as long as to run it.
create or replace procedure mark_leave_stretches(organizations bigint[], people bigint[], starts date[], ends date[]) language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  insert into leave_recount_due (organization_id, leave_request_id)
  select distinct g.organization_id, r.id
    from unnest(organizations, people, starts, ends) g (organization_id, person, starts_on, ends_on)
    left join attendance_reach a on a.organization_id = g.organization_id
   cross join lateral (
     select l.id, l.from_date, l.to_date from leave_request l
      where g.person is not null and l.organization_id = g.organization_id and l.sender_id = g.person and l.status = 'Approved'
     union all
     select l.id, l.from_date, l.to_date from leave_request l
      where g.person is null and l.organization_id = g.organization_id and l.status = 'Approved') r
   where r.to_date >= greatest(g.starts_on, coalesce(a.starts_on, today_of(g.organization_id) - 92)) - 21
     and (g.ends_on is null or r.from_date <= g.ends_on + 21)
   order by 1, 2
  -- Holds the mark until this change is there to be read.
  on conflict (organization_id, leave_request_id) do update set leave_request_id = excluded.leave_request_id;
end $$;

-- Profiles are found by those who are named, however many others there are.
create or replace function refresh_profile_completeness(organizations bigint[], people bigint[]) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(completeness_lock(o)) from unnest(organizations) o group by o order by o;
  -- Two who write about one person follow each other, and the second sees what the first has written.
  perform from (select distinct * from unnest(organizations, people) g (organization_id, employee_id)) g
    join profile_completeness p on p.organization_id = g.organization_id and p.employee_id = g.employee_id
    order by p.organization_id, p.employee_id for no key update of p;
  insert into profile_completeness as p (organization_id, employee_id, filled, percent)
  select f.organization_id, f.user_id, f.filled, completeness_percent(f.filled, f.weights)
    from (select e.organization_id, e.user_id, w.weights, e.filled_parts
                 + 16 * exists (select from education x where x.organization_id = e.organization_id and x.employee_id = e.user_id)::integer
                 + 32 * exists (select from experience x where x.organization_id = e.organization_id and x.employee_id = e.user_id)::integer
                 + 64 * exists (select from employee_training x where x.organization_id = e.organization_id and x.employee_id = e.user_id)::integer
                 + 128 * exists (select from employee_language x where x.organization_id = e.organization_id and x.employee_id = e.user_id)::integer
                 + 256 * exists (select from employee_skill x where x.organization_id = e.organization_id and x.employee_id = e.user_id)::integer
                 + 512 * exists (select from family_member x where x.organization_id = e.organization_id and x.employee_id = e.user_id)::integer
                 + 1024 * exists (select from emergency_contact x where x.organization_id = e.organization_id and x.employee_id = e.user_id)::integer
                 + 2048 * exists (select from bank_account x where x.organization_id = e.organization_id and x.employee_id = e.user_id)::integer
                 + 4096 * exists (select from employee_document x where x.organization_id = e.organization_id and x.employee_id = e.user_id)::integer
                 as filled
            from (select distinct * from unnest(organizations, people) g (organization_id, user_id)) g
            join employee e on e.organization_id = g.organization_id and e.user_id = g.user_id
            join (select o as organization_id, completeness_weights(o) as weights from unnest(organizations) o group by o offset 0) w
              on w.organization_id = e.organization_id) f
  on conflict (organization_id, employee_id) do update set filled = excluded.filled, percent = excluded.percent
    where (p.filled, p.percent) is distinct from (excluded.filled, excluded.percent);
end $$;
