-- Approved posts of a day with the people who hold them; who that is comes from staff as of the day. People whom no approved post counts
-- have rows of their own with negative ids, in an organization that has approved any.
drop function if exists staffing_on(date);
create function staffing_on(day date)
returns table (organization_id bigint, id bigint, division_id bigint, job_title_id bigint, branch_id bigint, employment_level_id bigint,
               approved integer, filled integer, vacant integer, over_filled integer, state text, starts_on date, ends_on date, decision text,
               created_at timestamptz) language sql stable as $$
  with post as (
    select p.* from approved_post p where p.starts_on <= day and (p.ends_on is null or p.ends_on >= day)),
  holder as (
    select s.organization_id, s.division_id, s.job_title_id, s.branch_id, s.employment_level_id, s.created_at, p.id as post_id
      from staff_as_of(day) s
      -- An empty branch or level of a post stands for all; no two posts of a day count the same people.
      left join post p on p.organization_id = s.organization_id and p.division_id = s.division_id and p.job_title_id = s.job_title_id
           and coalesce(p.branch_id = s.branch_id, p.branch_id is null)
           and coalesce(p.employment_level_id = s.employment_level_id, p.employment_level_id is null)
     where s.standing = 'Current'),
  line as (
    select p.organization_id, p.id, p.division_id, p.job_title_id, p.branch_id, p.employment_level_id, p.approved,
           (select count(*) from holder h where h.organization_id = p.organization_id and h.post_id = p.id)::integer as filled,
           p.starts_on, p.ends_on, p.decision, p.created_at
      from post p
    union all
    select h.organization_id, -row_number() over (order by h.division_id, h.job_title_id, h.branch_id, h.employment_level_id),
           h.division_id, h.job_title_id, h.branch_id, h.employment_level_id, 0, count(*)::integer, null, null, null, min(h.created_at)
      from holder h
     where h.post_id is null and exists (select from post p where p.organization_id = h.organization_id)
     group by h.organization_id, h.division_id, h.job_title_id, h.branch_id, h.employment_level_id)
  select l.organization_id, l.id, l.division_id, l.job_title_id, l.branch_id, l.employment_level_id, l.approved, l.filled,
         greatest(l.approved - l.filled, 0), greatest(l.filled - l.approved, 0),
         case when l.id < 0 then 'Not approved' when l.filled > l.approved then 'Over-filled' when l.filled < l.approved then 'Vacant'
              else 'Filled' end,
         l.starts_on, l.ends_on, l.decision, l.created_at
    from line l
$$;
grant execute on function staffing_on to karmik_app, karmik_everywhere;

-- The same of today, in the organization for which the connection works.
create view approved_staffing with (security_invoker = true) as
  select s.* from staffing_on(today_of(app_organization())) s;
grant select on approved_staffing to karmik_app, karmik_everywhere;

create function approved_staffing_as_of(day date) returns setof approved_staffing language sql stable as $$
  select s.* from staffing_on(day) s
$$;
grant execute on function approved_staffing_as_of to karmik_app, karmik_everywhere;
