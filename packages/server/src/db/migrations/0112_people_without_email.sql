-- Who does not sign in needs no email, and somebody of one name has no last name. Texts that are made of both do without them.
alter table users alter column last_name drop not null;

drop function found_employees(text);
alter table employee alter column email drop not null, alter column last_name drop not null, drop column full_name, drop column search_text;
alter table employee
  add column full_name text not null generated always as (
    first_name || coalesce(' ' || middle_name, '') || coalesce(' ' || last_name, '')) stored,
  add column search_text text not null generated always as (
    lower(first_name || coalesce(' ' || middle_name, '') || coalesce(' ' || last_name, '') || chr(10) || coalesce(name_ne, '') || chr(10)
      || employee_code || chr(10) || coalesce(email, ''))) stored;

-- Indexes went with the columns that they held.
create index employee_name on employee (organization_id, full_name, id);
create index employee_by_name on employee (organization_id, lower(full_name), user_id)
  include (full_name, is_current, joined_on, branch_id, division_id, job_title_id);
create index employee_search on employee using gin (search_text gin_trgm_ops);

-- As migration 0087 made it: it looks behind the wall and narrows to the organization itself.
-- @param pattern of `like`, in any case
-- @returns user ids of the organization that the connection works for, past employees included; none where it works for none
create function found_employees(pattern text) returns bigint[] language sql stable security definer parallel safe
  set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_custom_plan
begin atomic
  select array(select e.user_id from public.employee e
    where e.organization_id = public.app_organization() and e.search_text like lower(pattern));
end;
revoke execute on function found_employees(text) from public;
grant execute on function found_employees(text) to karmik_app;
grant create on schema public to karmik_everywhere;
alter function found_employees(text) owner to karmik_everywhere;
revoke create on schema public from karmik_everywhere;
