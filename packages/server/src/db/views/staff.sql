-- Everyone, those who left and those who join later included, with what HR's lists and reports ask for.
create view staff with (security_invoker = true) as
  select e.organization_id, e.user_id as id, e.user_id, e.full_name, e.name_ne, e.employee_code, e.email, e.phone,
         e.branch_id, e.division_id, e.job_title_id, e.employment_type_id, e.employment_level_id, e.gender, e.marital_status, e.date_of_birth,
         (e.date_of_birth + make_interval(years => extract(year from age(e.today - 1, e.date_of_birth))::integer + 1))::date as birthday,
         e.joined_on, case when e.is_current then null else (select max(h.ends_on) from employment h
             where h.organization_id = e.organization_id and h.employee_id = e.user_id) end as left_on, e.contract_ends_on,
         -- Service ends with the last day, which is served to its end.
         completed_years(e.joined_on, case when e.is_current then e.today else (select max(h.ends_on) + 1 from employment h
             where h.organization_id = e.organization_id and h.employee_id = e.user_id) end) as service_years,
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

-- The same as of a day: who worked here then, as what and where, by the records of employment. What has no history is as it is today.
-- No one was about to join before they were written down.
create function staff_as_of(day date) returns setof staff language sql stable as $$
  select s.organization_id, s.id, s.user_id, s.full_name, s.name_ne, s.employee_code, s.email, s.phone,
         h.branch_id, h.division_id, h.job_title_id, h.employment_type_id, h.employment_level_id, s.gender, s.marital_status, s.date_of_birth,
         (s.date_of_birth + make_interval(years => extract(year from age(day - 1, s.date_of_birth))::integer + 1))::date,
         s.joined_on, case then_.standing when 'Past' then h.ends_on end, h.contract_ends_on,
         completed_years(s.joined_on, case then_.standing when 'Past' then h.ends_on + 1 else day end),
         s.safe_days, s.critical_days, then_.standing = 'Current', then_.standing, s.created_at,
         (select d.duty_station_id from duty_station_assignment d
           where d.organization_id = s.organization_id and d.employee_id = s.user_id
             and d.starts_on <= day and (d.ends_on is null or d.ends_on >= day)),
         s.blood_group, s.nationality, s.religion, s.ethnicity, s.citizenship_number, s.pan_number, s.ssf_number, s.pf_number, s.cit_number,
         s.search_text
    from staff s
    -- The record in force, else the last one before, else the first one.
    left join (select distinct on (organization_id, employee_id) organization_id, employee_id, starts_on, ends_on, branch_id, division_id,
                      job_title_id, employment_type_id, employment_level_id, contract_ends_on
                 from employment order by organization_id, employee_id, starts_on > day, abs(starts_on - day)) h
      on h.organization_id = s.organization_id and h.employee_id = s.user_id
   cross join lateral (select case
             when h.employee_id is null or h.starts_on > day then 'Joining'
             -- The person who left without a last day is not known to have worked here on any.
             when h.ends_on < day or h.ends_on is null and s.standing = 'Past' then 'Past'
             else 'Current' end as standing) then_
   where then_.standing <> 'Joining' or s.created_at < day + 1
$$;
grant execute on function staff_as_of to karmik_app, karmik_everywhere;
