-- What an organisation reports to its tax office; an empty code is that of the law.
create table tax_report_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  portion_code text,
  rest_code text,
  payment text not null,
  tax_office text,
  tax_office_ne text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index tax_report_setting_single on tax_report_setting (organization_id);
call guard_tenant_table('tax_report_setting');
