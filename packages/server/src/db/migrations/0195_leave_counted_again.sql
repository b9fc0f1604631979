-- Approved leave that is to be counted again, since what is planned for days of it, or near it, changed. Whatever marks days for attendance
-- marks leave.
create table leave_recount_due (
  organization_id bigint not null references organization (id) deferrable,
  leave_request_id bigint not null,
  primary key (organization_id, leave_request_id),
  foreign key (organization_id, leave_request_id) references leave_request on delete cascade deferrable
);
call guard_tenant_table('leave_recount_due');

-- Marks approved leave of stretches of days, as far back as attendance counts. Days off beside leave may count with it, as far as 21 days away.
create procedure mark_leave_stretches(organizations bigint[], people bigint[], starts date[], ends date[]) language plpgsql as $$
begin
  insert into leave_recount_due (organization_id, leave_request_id)
  select distinct r.organization_id, r.id
    from unnest(organizations, people, starts, ends) g (organization_id, person, starts_on, ends_on)
    left join attendance_reach a on a.organization_id = g.organization_id
    join leave_request r on r.organization_id = g.organization_id and r.status = 'Approved' and (g.person is null or r.sender_id = g.person)
     and r.to_date >= greatest(g.starts_on, coalesce(a.starts_on, today_of(g.organization_id) - 92)) - 21
     and (g.ends_on is null or r.from_date <= g.ends_on + 21)
   order by 1, 2
  -- Holds the mark until this change is there to be read.
  on conflict (organization_id, leave_request_id) do update set leave_request_id = excluded.leave_request_id;
end $$;

alter procedure mark_attendance_stretches rename to mark_attendance_reach;
create procedure mark_attendance_stretches(organizations bigint[], people bigint[], starts date[], ends date[]) language plpgsql as $$
begin
  call mark_leave_stretches(organizations, people, starts, ends);
  call mark_attendance_reach(organizations, people, starts, ends);
end $$;

-- Leave itself changes no plan.
create or replace function attendance_due_by_leave() returns trigger language plpgsql as $$
begin
  if (case when tg_op = 'INSERT' then new.status = 'Approved'
           else old.status is distinct from new.status and 'Approved' in (old.status, new.status) end) then
    call mark_attendance_reach(array[new.organization_id], array[new.sender_id], array[new.from_date], array[new.to_date]);
  end if;
  return null;
end
$$;

create or replace function attendance_due_by_roster() returns trigger language plpgsql as $$
declare
  o bigint[];
  p bigint[];
  d date[];
begin
  if tg_op = 'DELETE' then
    select array_agg(organization_id), array_agg(employee_id), array_agg(day) into o, p, d from removed where is_published;
  elsif tg_op = 'INSERT' then
    select array_agg(organization_id), array_agg(employee_id), array_agg(day) into o, p, d from made where is_published;
  else
    select array_agg(organization_id), array_agg(employee_id), array_agg(day) into o, p, d
      from (select organization_id, employee_id, day from removed where is_published
            union select organization_id, employee_id, day from made where is_published) x;
  end if;
  if o is not null then
    call mark_leave_stretches(o, p, d, d);
    call mark_attendance_days(o, p, d);
  end if;
  return null;
end $$;

-- What was left as it is in a closed period follows once the period is open again.
create function leave_due_by_period() returns trigger language plpgsql as $$
begin
  call mark_leave_stretches(array[new.organization_id], array[null::bigint], array[new.starts_on], array[new.ends_on]);
  return null;
end $$;
create trigger leave_due_changed after update of state on period_lock for each row
  when (new.area in ('attendance', 'leave') and new.state = 'open' and old.state <> 'open') execute function leave_due_by_period();

-- The first time that an organization says when it rests changes its days too.
create trigger attendance_due_made after insert on application_setting for each row
  when ((new.weekly_day_off, new.second_day_off) is distinct from ('Saturday'::text, null::text))
  execute function attendance_due_by_organization();
