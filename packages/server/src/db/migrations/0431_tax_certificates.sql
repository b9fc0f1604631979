-- How an organisation writes tax certificates.
create table tax_certificate_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  language text not null,
  signatory text,
  signatory_ne text,
  post text,
  post_ne text,
  place text,
  place_ne text,
  remark text,
  remark_ne text,
  shows_logo boolean not null,
  shows_months boolean not null,
  shows_reliefs boolean not null,
  shows_benefits boolean not null,
  shows_deposits boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index tax_certificate_setting_single on tax_certificate_setting (organization_id);
call guard_tenant_table('tax_certificate_setting');

-- Papers of many in one file: payslips of a payroll, or tax certificates of a fiscal year such as 2083/84.
alter table payslip_archive rename to paper_archive;
alter table paper_archive alter column run_id drop not null;
alter table paper_archive add column fiscal_year text;
alter table paper_archive add constraint paper_archive_of_one check (num_nonnulls(run_id, fiscal_year) = 1);
