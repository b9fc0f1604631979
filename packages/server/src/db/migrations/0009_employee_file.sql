-- The employee file: what somebody was, is and will be at work, the sub-records of a file, changes that wait, and views for lists.

alter table employee
  add column religion text,
  add column ethnicity text,
  add column spouse_name text,
  add column about text,
  add column other_phone text,
  add column personal_email text,
  add column permanent_address jsonb,
  add column temporary_address jsonb,
  add column citizenship_district text,
  add column citizenship_issued_on date,
  add column passport_number text,
  add column passport_expires_on date,
  add column ssf_number text,
  add column pf_number text,
  add column cit_number text,
  add column height_cm integer,
  add column weight_kg integer,
  add column allergies text,
  add column disability text,
  add column regular_medicine text,
  -- Of the employment in force, kept beside where and what somebody is, so that lists of everybody need no history.
  add column contract_ends_on date;
create index employee_contract on employee (organization_id, contract_ends_on) where contract_ends_on is not null;
create index employee_by_name on employee (organization_id, lower(full_name), user_id);
create index employee_branch on employee (organization_id, branch_id);
create index employee_division on employee (organization_id, division_id);
create index employee_job_title on employee (organization_id, job_title_id);

create table employment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  change text not null,
  starts_on date not null,
  ends_on date,
  branch_id bigint,
  division_id bigint,
  job_title_id bigint,
  employment_type_id bigint,
  employment_level_id bigint,
  step integer,
  probation_ends_on date,
  confirmed_on date,
  contract_ends_on date,
  letter text,
  remarks text,
  -- When the job has made it the employee's place of work.
  applied_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (ends_on is null or ends_on >= starts_on),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, branch_id) references branch deferrable,
  foreign key (organization_id, division_id) references division deferrable,
  foreign key (organization_id, job_title_id) references job_title deferrable,
  foreign key (organization_id, employment_type_id) references employment_type deferrable,
  foreign key (organization_id, employment_level_id) references employment_level deferrable,
  constraint employment_dates_overlap exclude using gist (organization_id with =, employee_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
create index employment_due on employment (starts_on) where applied_at is null;
create index employment_job_title on employment (organization_id, job_title_id);
call guard_tenant_table('employment');
insert into employment (organization_id, employee_id, change, starts_on, branch_id, division_id, job_title_id, employment_type_id, employment_level_id, applied_at)
select organization_id, user_id, 'Appointment', joined_on, branch_id, division_id, job_title_id, employment_type_id, employment_level_id, now() from employee;

create table contract_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  safe_days integer not null,
  critical_days integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index contract_setting_single on contract_setting (organization_id);
call guard_tenant_table('contract_setting');

create table completeness_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  alert_below integer not null,
  personal integer not null,
  contact integer not null,
  legal integer not null,
  medical integer not null,
  education integer not null,
  experience integer not null,
  employee_training integer not null,
  employee_language integer not null,
  employee_skill integer not null,
  family_member integer not null,
  emergency_contact integer not null,
  bank_account integer not null,
  employee_document integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index completeness_setting_single on completeness_setting (organization_id);
call guard_tenant_table('completeness_setting');

create table education (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  degree text not null,
  institution text not null,
  board text,
  major text,
  passed_in integer,
  mark_type text,
  score text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable
);
create index education_employee on education (organization_id, employee_id);
call guard_tenant_table('education');

create table experience (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  employer text not null,
  post text not null,
  starts_on date not null,
  ends_on date,
  duties text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable
);
create unique index experience_employee_employer_post_starts_on_unique on experience (organization_id, employee_id, employer, post, starts_on);
create index experience_employee on experience (organization_id, employee_id);
call guard_tenant_table('experience');

create table employee_training (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  name text not null,
  institution text,
  starts_on date,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable
);
create index employee_training_employee on employee_training (organization_id, employee_id);
call guard_tenant_table('employee_training');

create table employee_language (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  name text not null,
  speaking text not null,
  reading text not null,
  writing text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable
);
create unique index employee_language_employee_name_unique on employee_language (organization_id, employee_id, name);
create index employee_language_employee on employee_language (organization_id, employee_id);
call guard_tenant_table('employee_language');

create table employee_skill (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  name text not null,
  level text not null,
  years integer,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable
);
create unique index employee_skill_employee_name_unique on employee_skill (organization_id, employee_id, name);
create index employee_skill_employee on employee_skill (organization_id, employee_id);
call guard_tenant_table('employee_skill');

create table social_activity (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  name text not null,
  organization_name text,
  role text,
  starts_on date,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable
);
create index social_activity_employee on social_activity (organization_id, employee_id);
call guard_tenant_table('social_activity');

create table family_member (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  name text not null,
  relation text not null,
  born_on date,
  phone text,
  occupation text,
  is_dependant boolean not null,
  nominee_percent numeric(16, 2),
  guardian text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable
);
create index family_member_employee on family_member (organization_id, employee_id);
call guard_tenant_table('family_member');

create table emergency_contact (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  name text not null,
  relation text not null,
  phone text not null,
  other_phone text,
  address text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable
);
create index emergency_contact_employee on emergency_contact (organization_id, employee_id);
call guard_tenant_table('emergency_contact');

create table bank_account (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  bank_id bigint not null,
  branch_name text,
  account_number text not null,
  account_name text not null,
  is_primary boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, bank_id) references bank deferrable
);
create index bank_account_employee on bank_account (organization_id, employee_id);
create unique index bank_account_primary on bank_account (organization_id, employee_id) where is_primary;
call guard_tenant_table('bank_account');

create table insurance (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  insured text not null,
  company text not null,
  policy_number text not null,
  insured_amount numeric(16, 2),
  yearly_premium numeric(16, 2),
  starts_on date,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable
);
create index insurance_employee on insurance (organization_id, employee_id);
call guard_tenant_table('insurance');

create table medical_history (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  condition_name text not null,
  treatment text,
  hospital text,
  starts_on date,
  ends_on date,
  remarks text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable
);
create index medical_history_employee on medical_history (organization_id, employee_id);
call guard_tenant_table('medical_history');

create table vehicle (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  form text not null,
  plate_number text not null,
  model text,
  licence_number text,
  licence_expires_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable
);
create index vehicle_employee on vehicle (organization_id, employee_id);
call guard_tenant_table('vehicle');

create table employee_document (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  form text not null,
  title text not null,
  number text,
  issued_on date,
  expires_on date,
  remind_days integer,
  file_id bigint,
  visibility text not null,
  -- The end of which somebody was reminded.
  reminded_for date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, file_id) references file deferrable
);
create index employee_document_employee on employee_document (organization_id, employee_id);
create index employee_document_expiry on employee_document (expires_on) where remind_days is not null;
call guard_tenant_table('employee_document');

create table change_request (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  section text not null,
  action text not null check (action in ('create', 'update', 'delete')),
  record_id bigint,
  -- Values as bodies hold them; what was is compared again before what is asked for is stored.
  old_values jsonb not null,
  new_values jsonb not null,
  remark text not null,
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected')),
  requested_by bigint not null references users (id) deferrable,
  created_at timestamptz not null,
  decided_by bigint references users (id) deferrable,
  decided_at timestamptz,
  decision_remark text not null default '',
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  check (decided_by is null or (decided_by <> requested_by and decided_by <> employee_id)),
  check ((status = 'Pending') = (decided_at is null))
);
create index change_request_employee on change_request (organization_id, employee_id, status);
create index change_request_state on change_request (organization_id, status, id);
call guard_tenant_table('change_request');

-- The public part of the files of those who work here now.
create view directory with (security_invoker = true) as
  select e.organization_id, e.user_id as id, e.user_id, e.full_name, e.name_ne, e.employee_code, e.email, e.phone,
         e.branch_id, e.division_id, e.job_title_id, t.title as job_title_name, d.name as division_name, b.name as branch_name, e.created_at
    from employee e
    join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id and m.is_current
    left join job_title t on t.organization_id = e.organization_id and t.id = e.job_title_id
    left join division d on d.organization_id = e.organization_id and d.id = e.division_id
    left join branch b on b.organization_id = e.organization_id and b.id = e.branch_id;
grant select on directory to karmik_app, karmik_everywhere;

-- Everybody, those who left included, with what HR's lists and reports ask for.
create view staff with (security_invoker = true) as
  select e.organization_id, e.user_id as id, e.user_id, e.full_name, e.name_ne, e.employee_code, e.email, e.phone,
         e.branch_id, e.division_id, e.job_title_id, e.employment_type_id, e.employment_level_id, e.gender, e.marital_status, e.date_of_birth,
         (e.date_of_birth + make_interval(years => extract(year from age(here.today - 1, e.date_of_birth))::integer + 1))::date as birthday,
         e.joined_on, case when m.is_current then null else (select max(h.ends_on) from employment h
             where h.organization_id = e.organization_id and h.employee_id = e.user_id) end as left_on, e.contract_ends_on,
         coalesce(c.safe_days, 30) as safe_days, coalesce(c.critical_days, 15) as critical_days, m.is_current, e.created_at
    from employee e
    join organization o on o.id = e.organization_id
   cross join lateral (select (now() at time zone o.timezone)::date as today) here
    join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id
    left join contract_setting c on c.organization_id = e.organization_id;
grant select on staff to karmik_app, karmik_everywhere;

-- Which sections of a file hold something, and how much of it is complete by the organisation's weights.
create view file_completeness with (security_invoker = true) as
  select f.organization_id, f.user_id as id, f.user_id, f.full_name, f.employee_code, f.branch_id, f.division_id, f.created_at,
         array_remove(array[case when f.personal then 'personal' end, case when f.contact then 'contact' end, case when f.legal then 'legal' end,
           case when f.medical then 'medical' end, case when f.education then 'education' end, case when f.experience then 'experience' end,
           case when f.training then 'employee_training' end, case when f.language then 'employee_language' end,
           case when f.skill then 'employee_skill' end, case when f.family then 'family_member' end,
           case when f.emergency then 'emergency_contact' end, case when f.bank then 'bank_account' end,
           case when f.document then 'employee_document' end], null) as filled,
         floor(100.0 * (f.personal::int * w.personal + f.contact::int * w.contact + f.legal::int * w.legal + f.medical::int * w.medical
           + f.education::int * w.education + f.experience::int * w.experience + f.training::int * w.training + f.language::int * w.language
           + f.skill::int * w.skill + f.family::int * w.family + f.emergency::int * w.emergency + f.bank::int * w.bank + f.document::int * w.document)
           / nullif(w.personal + w.contact + w.legal + w.medical + w.education + w.experience + w.training + w.language + w.skill + w.family
             + w.emergency + w.bank + w.document, 0))::integer as percent
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
            join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id and m.is_current) f
    left join completeness_setting s on s.organization_id = f.organization_id
   cross join lateral (select coalesce(s.personal, 10) as personal, coalesce(s.contact, 10) as contact, coalesce(s.legal, 10) as legal,
           coalesce(s.medical, 5) as medical, coalesce(s.education, 10) as education, coalesce(s.experience, 10) as experience,
           coalesce(s.employee_training, 5) as training, coalesce(s.employee_language, 5) as language, coalesce(s.employee_skill, 5) as skill,
           coalesce(s.family_member, 10) as family, coalesce(s.emergency_contact, 10) as emergency, coalesce(s.bank_account, 10) as bank,
           coalesce(s.employee_document, 10) as document) w;
grant select on file_completeness to karmik_app, karmik_everywhere;
