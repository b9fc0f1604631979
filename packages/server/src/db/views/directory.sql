-- The public part of the files of those who work here now.
create view directory with (security_invoker = true) as
  select e.organization_id, e.user_id as id, e.user_id, e.full_name, e.name_ne, e.employee_code, e.email, e.phone,
         e.branch_id, e.division_id, e.job_title_id, t.title as job_title_name, d.name as division_name, b.name as branch_name, e.created_at,
         e.search_text
    from employee_today e
    left join job_title t on t.organization_id = e.organization_id and t.id = e.job_title_id
    left join division d on d.organization_id = e.organization_id and d.id = e.division_id
    left join branch b on b.organization_id = e.organization_id and b.id = e.branch_id
   where e.works_today;
grant select on directory to karmik_app, karmik_everywhere;
