-- Those who work here now or join later, with whether they can sign in, as HR's list has them.
create view employee_account with (security_invoker = true) as
  select e.organization_id, e.id, e.user_id, e.full_name, e.name_ne, e.employee_code, e.email, e.phone, e.joined_on, e.standing,
         e.branch_id, e.division_id, e.job_title_id, e.employment_type_id, e.employment_level_id,
         (select case when u.status = 'disabled' or m.sign_in_paused_at is not null then 'disabled' when m.account_id is null then 'invited' else 'active' end
            from membership m join users u on u.id = m.user_id
           where m.organization_id = e.organization_id and m.user_id = e.user_id) as account_status,
         e.created_at, e.search_text
    from employee_today e
   where e.is_current;
grant select on employee_account to karmik_app, karmik_everywhere;
