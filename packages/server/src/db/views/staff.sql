-- Everyone, those who left and those who join later included, with what HR's lists and reports ask for.
create view staff with (security_invoker = true) as
  select e.organization_id, e.user_id as id, e.user_id, e.full_name, e.name_ne, e.employee_code, e.email, e.phone,
         e.branch_id, e.division_id, e.job_title_id, e.employment_type_id, e.employment_level_id, e.gender, e.marital_status, e.date_of_birth,
         (e.date_of_birth + make_interval(years => extract(year from age(e.today - 1, e.date_of_birth))::integer + 1))::date as birthday,
         e.joined_on, case when e.is_current then null else (select max(h.ends_on) from employment h
             where h.organization_id = e.organization_id and h.employee_id = e.user_id) end as left_on, e.contract_ends_on,
         coalesce(c.safe_days, 30) as safe_days, coalesce(c.critical_days, 15) as critical_days, e.works_today as is_current,
         e.standing, e.created_at,
         (select d.duty_station_id from duty_station_assignment d
           where d.organization_id = e.organization_id and d.employee_id = e.user_id
             and d.starts_on <= e.today and (d.ends_on is null or d.ends_on >= e.today)) as duty_station_id,
         e.blood_group, e.nationality, e.religion, e.ethnicity, e.citizenship_number, e.pan_number, e.ssf_number, e.pf_number, e.cit_number,
         e.search_text
    from employee_today e
    left join contract_setting c on c.organization_id = e.organization_id;
grant select on staff to karmik_app, karmik_everywhere;
