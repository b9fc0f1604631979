-- Lists of people find their page on narrow indexes, and search a text whose case is folded once, when it is written.

alter table employee add column found_by text generated always as (
  lower(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || chr(10) || coalesce(name_ne, '') || chr(10) || employee_code || chr(10) || email)) stored;

-- Whether somebody works here stands in `membership`. The file repeats it, so that lists of those who do need not look there for each.
alter table employee add column is_current boolean not null default true;
-- The walls stand in the way of an owner who is no superuser.
alter table employee no force row level security;
alter table membership no force row level security;
update employee e set is_current = m.is_current from membership m
 where m.organization_id = e.organization_id and m.user_id = e.user_id and not m.is_current;
alter table employee force row level security;
alter table membership force row level security;

create function employee_as_member() returns trigger language plpgsql as $$
begin
  new.is_current := coalesce(
    (select m.is_current from membership m where m.organization_id = new.organization_id and m.user_id = new.user_id), new.is_current);
  return new;
end $$;
create trigger as_member before insert on employee for each row execute function employee_as_member();

create function member_to_employee() returns trigger language plpgsql as $$
begin
  update employee e set is_current = new.is_current where e.organization_id = new.organization_id and e.user_id = new.user_id;
  return null;
end $$;
create trigger to_employee after update of is_current on membership
  for each row when (old.is_current is distinct from new.is_current) execute function member_to_employee();

create index employee_current on employee (organization_id, user_id) where is_current;

create or replace view directory with (security_invoker = true) as
  select e.organization_id, e.user_id as id, e.user_id, e.full_name, e.name_ne, e.employee_code, e.email, e.phone,
         e.branch_id, e.division_id, e.job_title_id, t.title as job_title_name, d.name as division_name, b.name as branch_name, e.created_at,
         e.found_by
    from employee e
    left join job_title t on t.organization_id = e.organization_id and t.id = e.job_title_id
    left join division d on d.organization_id = e.organization_id and d.id = e.division_id
    left join branch b on b.organization_id = e.organization_id and b.id = e.branch_id
   where e.is_current;

create or replace view staff with (security_invoker = true) as
  select e.organization_id, e.user_id as id, e.user_id, e.full_name, e.name_ne, e.employee_code, e.email, e.phone,
         e.branch_id, e.division_id, e.job_title_id, e.employment_type_id, e.employment_level_id, e.gender, e.marital_status, e.date_of_birth,
         (e.date_of_birth + make_interval(years => extract(year from age(here.today - 1, e.date_of_birth))::integer + 1))::date as birthday,
         e.joined_on, case when m.is_current then null else (select max(h.ends_on) from employment h
             where h.organization_id = e.organization_id and h.employee_id = e.user_id) end as left_on, e.contract_ends_on,
         coalesce(c.safe_days, 30) as safe_days, coalesce(c.critical_days, 15) as critical_days, m.is_current, e.created_at,
         (select d.duty_station_id from duty_station_assignment d
           where d.organization_id = e.organization_id and d.employee_id = e.user_id
             and d.starts_on <= here.today and (d.ends_on is null or d.ends_on >= here.today)) as duty_station_id,
         e.blood_group, e.nationality, e.religion, e.ethnicity, e.citizenship_number, e.pan_number, e.ssf_number, e.pf_number, e.cit_number,
         e.found_by
    from employee e
    join organization o on o.id = e.organization_id
   cross join lateral (select (now() at time zone o.timezone)::date as today) here
    join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id
    left join contract_setting c on c.organization_id = e.organization_id;

-- The weights are worked out once and not for each file (`offset 0` keeps it so), and shares are whole numbers.
create or replace view file_completeness with (security_invoker = true) as
  select f.organization_id, f.user_id as id, f.user_id, f.full_name, f.employee_code, f.branch_id, f.division_id, f.created_at,
         array_remove(array[case when f.personal then 'personal' end, case when f.contact then 'contact' end, case when f.legal then 'legal' end,
           case when f.medical then 'medical' end, case when f.education then 'education' end, case when f.experience then 'experience' end,
           case when f.training then 'employee_training' end, case when f.language then 'employee_language' end,
           case when f.skill then 'employee_skill' end, case when f.family then 'family_member' end,
           case when f.emergency then 'emergency_contact' end, case when f.bank then 'bank_account' end,
           case when f.document then 'employee_document' end], null) as filled,
         100 * (f.personal::int * w.personal + f.contact::int * w.contact + f.legal::int * w.legal + f.medical::int * w.medical
           + f.education::int * w.education + f.experience::int * w.experience + f.training::int * w.training + f.language::int * w.language
           + f.skill::int * w.skill + f.family::int * w.family + f.emergency::int * w.emergency + f.bank::int * w.bank + f.document::int * w.document)
           / w.whole as percent
    from (select e.organization_id, e.user_id, e.full_name, e.employee_code, e.branch_id, e.division_id, e.created_at,
                 e.gender is not null and e.date_of_birth is not null and e.marital_status is not null as personal,
                 e.phone is not null and (e.address is not null or e.permanent_address is not null) as contact,
                 e.citizenship_number is not null and e.pan_number is not null as legal,
                 coalesce(e.height_cm::text, e.weight_kg::text, e.allergies, e.disability, e.regular_medicine) is not null as medical,
                 exists (select from education x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as education,
                 exists (select from experience x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as experience,
                 exists (select from employee_training x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as training,
                 exists (select from employee_language x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as language,
                 exists (select from employee_skill x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as skill,
                 exists (select from family_member x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as family,
                 exists (select from emergency_contact x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as emergency,
                 exists (select from bank_account x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as bank,
                 exists (select from employee_document x where x.organization_id = e.organization_id and x.employee_id = e.user_id) as document
            from employee e
           where e.is_current) f
    join (select *, nullif(personal + contact + legal + medical + education + experience + training + language + skill + family + emergency + bank + document, 0) as whole
            from (select o.id as organization_id, coalesce(s.personal, 10) as personal, coalesce(s.contact, 10) as contact, coalesce(s.legal, 10) as legal,
                         coalesce(s.medical, 5) as medical, coalesce(s.education, 10) as education, coalesce(s.experience, 10) as experience,
                         coalesce(s.employee_training, 5) as training, coalesce(s.employee_language, 5) as language, coalesce(s.employee_skill, 5) as skill,
                         coalesce(s.family_member, 10) as family, coalesce(s.emergency_contact, 10) as emergency, coalesce(s.bank_account, 10) as bank,
                         coalesce(s.employee_document, 10) as document
                    from organization o left join completeness_setting s on s.organization_id = o.id offset 0) weights) w on w.organization_id = f.organization_id;
