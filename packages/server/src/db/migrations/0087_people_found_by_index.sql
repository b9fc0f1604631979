-- Whom a search of people finds, by an index. Behind the wall of the organization PostgreSQL reads every row before it compares a text,
-- since `like` might tell of rows that the wall hides; so this function looks behind the wall and narrows to the organization itself.
-- @param pattern of `like`, in any case
-- @returns user ids of the organization that the connection works for, past employees included; none where it works for none
create function found_employees(pattern text) returns bigint[] language sql stable security definer parallel safe
  set search_path = pg_catalog, pg_temp
  -- What of the index a pattern reads is known by its characters alone.
  set plan_cache_mode = force_custom_plan
begin atomic
  select array(select e.user_id from public.employee e
    where e.organization_id = public.app_organization() and e.search_text like lower(pattern));
end;
revoke execute on function found_employees(text) from public;
grant execute on function found_employees(text) to karmik_app;
-- It works with the rights of the role that crosses organizations, and not with those of whoever owns the database.
grant create on schema public to karmik_everywhere;
alter function found_employees(text) owner to karmik_everywhere;
revoke create on schema public from karmik_everywhere;

-- The name is part of the searched text, and behind the wall no search read its index.
drop index employee_name_search;
create index employee_search on employee using gin (search_text gin_trgm_ops);
