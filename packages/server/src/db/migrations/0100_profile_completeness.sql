-- How complete each employee's profile is, kept by the database as its parts are written, so that lists find and order people by it on an
-- index. Nobody else writes it: the functions work with the rights of the role that crosses organizations.

create table profile_completeness (
  organization_id bigint not null,
  employee_id bigint not null,
  -- A bit for each section that is filled: the four of `employee.filled_parts`, then 16 education, 32 experience, 64 employee_training,
  -- 128 employee_language, 256 employee_skill, 512 family_member, 1024 emergency_contact, 2048 bank_account, 4096 employee_document.
  filled integer not null,
  -- The weights of the filled sections over the weights of all, in hundredths and rounded down.
  percent integer not null check (percent between 0 and 100),
  primary key (organization_id, employee_id),
  foreign key (organization_id, employee_id) references employee (organization_id, user_id) on delete cascade deferrable
);
create index profile_completeness_by_percent on profile_completeness (organization_id, percent, employee_id);
call guard_tenant_table('profile_completeness', privileges => 'select');
grant insert, update, delete on profile_completeness to karmik_everywhere;

-- The weights of an organization in the order of the bits.
create function completeness_weights(organization bigint) returns integer[] language sql stable parallel safe
begin atomic
  select array[coalesce(s.personal, 10), coalesce(s.contact, 10), coalesce(s.legal, 10), coalesce(s.medical, 5), coalesce(s.education, 10),
               coalesce(s.experience, 10), coalesce(s.employee_training, 5), coalesce(s.employee_language, 5), coalesce(s.employee_skill, 5),
               coalesce(s.family_member, 10), coalesce(s.emergency_contact, 10), coalesce(s.bank_account, 10), coalesce(s.employee_document, 10)]
    from (values (organization)) given (id)
    left join completeness_setting s on s.organization_id = given.id;
end;

-- A profile of which nothing counts is complete.
create function completeness_percent(filled integer, weights integer[]) returns integer language sql immutable parallel safe
return coalesce(
  100 * ((filled & 1) * weights[1] + (filled >> 1 & 1) * weights[2] + (filled >> 2 & 1) * weights[3] + (filled >> 3 & 1) * weights[4]
    + (filled >> 4 & 1) * weights[5] + (filled >> 5 & 1) * weights[6] + (filled >> 6 & 1) * weights[7] + (filled >> 7 & 1) * weights[8]
    + (filled >> 8 & 1) * weights[9] + (filled >> 9 & 1) * weights[10] + (filled >> 10 & 1) * weights[11] + (filled >> 11 & 1) * weights[12]
    + (filled >> 12 & 1) * weights[13])
  / nullif(weights[1] + weights[2] + weights[3] + weights[4] + weights[5] + weights[6] + weights[7] + weights[8] + weights[9] + weights[10]
    + weights[11] + weights[12] + weights[13], 0), 100);

-- Writers of profiles share this lock of their organization until they end; whoever sets its weights waits for them and goes alone.
create function completeness_lock(organization bigint) returns bigint language sql immutable parallel safe
return hashtextextended('profile_completeness', organization);

-- Looks anew at the profiles of some employees. People who have none are passed over.
create function refresh_profile_completeness(organizations bigint[], people bigint[]) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(completeness_lock(o)) from unnest(organizations) o group by o order by o;
  -- Two who write about one person follow each other, and the second sees what the first has written.
  perform from profile_completeness p
    where (p.organization_id, p.employee_id) in (select * from unnest(organizations, people))
    order by p.organization_id, p.employee_id for no key update;
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
            from employee e
            join (select o as organization_id, completeness_weights(o) as weights from unnest(organizations) o group by o offset 0) w
              on w.organization_id = e.organization_id
           where (e.organization_id, e.user_id) in (select * from unnest(organizations, people))) f
  on conflict (organization_id, employee_id) do update set filled = excluded.filled, percent = excluded.percent
    where (p.filled, p.percent) is distinct from (excluded.filled, excluded.percent);
end $$;

create function completeness_of_new_employees() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refresh_profile_completeness(array_agg(organization_id), array_agg(user_id)) from changed;
  return null;
end $$;
create trigger completeness_of_new after insert on employee
  referencing new table as changed for each statement execute function completeness_of_new_employees();

create function completeness_of_employee() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refresh_profile_completeness(array[new.organization_id], array[new.user_id]);
  return null;
end $$;
create trigger completeness_of_parts after update on employee
  for each row when (old.filled_parts is distinct from new.filled_parts) execute function completeness_of_employee();

create function completeness_of_records() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refresh_profile_completeness(array_agg(organization_id), array_agg(employee_id))
     from (select distinct organization_id, employee_id from changed) of;
  return null;
end $$;
create function completeness_of_moved_record() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refresh_profile_completeness(array[old.organization_id, new.organization_id], array[old.employee_id, new.employee_id]);
  return null;
end $$;

-- Lets the records of a table count in the profiles of those whose they are.
create procedure count_in_completeness(name regclass) language plpgsql as $$
begin
  execute format('create trigger completeness_of_new after insert on %s referencing new table as changed
    for each statement execute function completeness_of_records()', name);
  execute format('create trigger completeness_of_gone after delete on %s referencing old table as changed
    for each statement execute function completeness_of_records()', name);
  execute format('create trigger completeness_of_moved after update on %s for each row
    when ((old.organization_id, old.employee_id) is distinct from (new.organization_id, new.employee_id))
    execute function completeness_of_moved_record()', name);
end $$;
call count_in_completeness('education');
call count_in_completeness('experience');
call count_in_completeness('employee_training');
call count_in_completeness('employee_language');
call count_in_completeness('employee_skill');
call count_in_completeness('family_member');
call count_in_completeness('emergency_contact');
call count_in_completeness('bank_account');
call count_in_completeness('employee_document');

create function completeness_by_new_weights() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  organization bigint := coalesce(new.organization_id, old.organization_id);
begin
  perform pg_advisory_xact_lock(completeness_lock(organization));
  update profile_completeness p set percent = completeness_percent(p.filled, w.weights)
    from (select completeness_weights(organization) as weights offset 0) w
   where p.organization_id = organization and p.percent <> completeness_percent(p.filled, w.weights);
  return null;
end $$;
create trigger completeness_by_new_weights after insert or update or delete on completeness_setting
  for each row execute function completeness_by_new_weights();

do $$
declare
  name text;
  functions constant text[] := array['refresh_profile_completeness(bigint[], bigint[])', 'completeness_of_new_employees()',
    'completeness_of_employee()', 'completeness_of_records()', 'completeness_of_moved_record()', 'completeness_by_new_weights()'];
begin
  grant create on schema public to karmik_everywhere;
  foreach name in array functions loop
    execute format('revoke execute on function %s from public', name);
    execute format('alter function %s owner to karmik_everywhere', name);
  end loop;
  revoke create on schema public from karmik_everywhere;
end $$;

-- Those who are there already, beyond the walls of their organizations.
set local role karmik_everywhere;
select refresh_profile_completeness(array_agg(organization_id), array_agg(user_id)) from employee;
reset role;
