-- Who approves a payroll, by level: a person, or those with a permission.
create table payroll_setting_approvers (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  level integer not null,
  person_id bigint,
  permission text,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references payroll_setting on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index payroll_setting_approvers_person_id on payroll_setting_approvers (organization_id, person_id, parent_id);
call guard_tenant_table('payroll_setting_approvers');
