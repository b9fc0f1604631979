-- From how many employees on a sum of pay is shown to supervisors.
create table pay_report_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  least_people integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index pay_report_setting_single on pay_report_setting (organization_id);
call guard_tenant_table('pay_report_setting');
