-- Every employee with the day that it is for their organization and where they stand on it. `standing` is the one definition of headcount:
-- who joins after today in the organization's zone is not counted yet. Which day it is, is told by the server's clock, as everywhere else;
-- the database's own holds where a connection was told none. `offset 0` keeps the day worked out once for an organization and not for each
-- person. `works_today` says `standing = 'Current'` in columns of the indexes that lists are found by; written as a difference of days, since
-- almost everyone joined before today, and an index of the days of joining would be read for all of them.
create view employee_today with (security_invoker = true) as
  select e.*, here.today,
         case when not e.is_current then 'Past' when e.joined_on > here.today then 'Joining' else 'Current' end as standing,
         e.is_current and here.today - e.joined_on >= 0 as works_today
    from employee e
    join (select o.id, ((select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now())) at time zone o.timezone)::date as today
            from organization o offset 0) here on here.id = e.organization_id;
grant select on employee_today to karmik_app, karmik_everywhere;
