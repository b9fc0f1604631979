-- The profile of somebody new holds what their file holds: records belong to members, and no record comes between a membership and a file
-- that one statement makes. One who was a member before, such as who founded the organization, may have records already.
create or replace function completeness_of_new_employees() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(completeness_lock(organization_id)) from changed group by organization_id order by organization_id;
  insert into profile_completeness (organization_id, employee_id, filled, percent)
  select c.organization_id, c.user_id, c.filled_parts, completeness_percent(c.filled_parts, w.weights)
    from changed c
    join (select organization_id, completeness_weights(organization_id) as weights from changed group by organization_id offset 0) w
      on w.organization_id = c.organization_id;
  -- Rows of one transaction and one command were made by one statement.
  perform refresh_profile_completeness(array_agg(c.organization_id), array_agg(c.user_id))
     from changed c
     join employee e on e.organization_id = c.organization_id and e.user_id = c.user_id
     join membership m on m.organization_id = c.organization_id and m.user_id = c.user_id
    where not (m.xmin = e.xmin and m.cmin = e.cmin)
   having count(*) > 0;
  return null;
end $$;

-- Where no shift was given no day is counted, and somebody new has no leave.
create or replace procedure mark_attendance_stretches(organizations bigint[], people bigint[], starts date[], ends date[]) language plpgsql as $$
begin
  if exists (select from attendance_reach where organization_id = any(organizations))
     or array_position(people, null) is not null
     or exists (select from unnest(organizations, people) g (organization_id, person)
                  join leave_request l on l.organization_id = g.organization_id and l.sender_id = g.person) then
    call mark_leave_stretches(organizations, people, starts, ends);
    call mark_attendance_reach(organizations, people, starts, ends);
  end if;
end $$;
