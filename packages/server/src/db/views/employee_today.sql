-- Every employee with the day that it is for their organization and where they stand on it. `standing` is the one definition of headcount:
-- who joins after today in the organization's zone is not counted yet. A connection that works for one organization, of which alone it sees
-- employees, works the day out once and not for each person. `works_today` says `standing = 'Current'` in columns of the indexes that lists
-- are found by; written as a difference of days, since almost everyone joined before today, and an index of the days of joining would be
-- read for all of them.
create view employee_today with (security_invoker = true) as
  select e.*, here.today,
         case when not e.is_current then 'Past' when e.joined_on > here.today then 'Joining' else 'Current' end as standing,
         e.is_current and here.today - e.joined_on >= 0 as works_today
    from employee e
   cross join lateral (select coalesce((select today_of(app_organization())), today_of(e.organization_id)) as today) here;
grant select on employee_today to karmik_app, karmik_everywhere;
