-- Those who work here, with whether they can sign in, as HR's list has them. What a row is named by is looked up by itself, so that a
-- page is found and counted in the file alone.
create view employee_account with (security_invoker = true) as
  select e.organization_id, e.id, e.user_id, e.full_name, e.name_ne, e.employee_code, e.email, e.phone, e.joined_on,
         (select b.name from branch b where b.organization_id = e.organization_id and b.id = e.branch_id) as branch,
         (select d.name from division d where d.organization_id = e.organization_id and d.id = e.division_id) as division,
         (select t.title from employment_type t where t.organization_id = e.organization_id and t.id = e.employment_type_id) as employment_type,
         (select l.title from employment_level l where l.organization_id = e.organization_id and l.id = e.employment_level_id) as employment_level,
         (select case when u.status = 'disabled' then 'disabled' when m.account_id is null then 'invited' else 'active' end
            from membership m join users u on u.id = m.user_id
           where m.organization_id = e.organization_id and m.user_id = e.user_id) as account_status,
         e.created_at, e.search_text
    from employee e
   where e.is_current;
grant select on employee_account to karmik_app, karmik_everywhere;
