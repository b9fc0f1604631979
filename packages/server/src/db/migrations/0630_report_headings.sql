-- Which headings reports of payroll show in columns of their own, and in which order.
create table pay_report_setting_headings (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  heading_id bigint not null,
  is_shown boolean not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references pay_report_setting on delete cascade deferrable,
  foreign key (organization_id, heading_id) references pay_heading deferrable
);
create index pay_report_setting_headings_heading_id on pay_report_setting_headings (organization_id, heading_id, parent_id);
call guard_tenant_table('pay_report_setting_headings');
