-- Letters: their templates, which of them serves what, and those that were issued. Issued letters are written once.

create table letter_template (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text not null,
  letter_kind text not null,
  language text not null,
  subject text not null,
  body text not null,
  is_active boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index letter_template_title_unique on letter_template (organization_id, lower(title));
call guard_tenant_table('letter_template');

create table template_mapping (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  appointment_id bigint,
  confirmation_id bigint,
  promotion_id bigint,
  transfer_id bigint,
  upgrade_id bigint,
  demotion_id bigint,
  extension_id bigint,
  experience_id bigint,
  no_objection_id bigint,
  warning_id bigint,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, appointment_id) references letter_template deferrable,
  foreign key (organization_id, confirmation_id) references letter_template deferrable,
  foreign key (organization_id, promotion_id) references letter_template deferrable,
  foreign key (organization_id, transfer_id) references letter_template deferrable,
  foreign key (organization_id, upgrade_id) references letter_template deferrable,
  foreign key (organization_id, demotion_id) references letter_template deferrable,
  foreign key (organization_id, extension_id) references letter_template deferrable,
  foreign key (organization_id, experience_id) references letter_template deferrable,
  foreign key (organization_id, no_objection_id) references letter_template deferrable,
  foreign key (organization_id, warning_id) references letter_template deferrable
);
create unique index template_mapping_single on template_mapping (organization_id);
call guard_tenant_table('template_mapping');

create table letter (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  letter_number text not null,
  issued_on date not null,
  subject text not null,
  file_id bigint not null,
  issued_by_id bigint not null,
  employee_id bigint not null,
  event text not null,
  template_id bigint,
  fiscal_year_id bigint not null,
  sequence integer not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, file_id) references file deferrable,
  foreign key (organization_id, issued_by_id) references membership deferrable,
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, template_id) references letter_template deferrable,
  foreign key (organization_id, fiscal_year_id) references fiscal_year deferrable
);
create unique index letter_number_in_year on letter (organization_id, fiscal_year_id, sequence);
create index letter_employee on letter (organization_id, employee_id);
call guard_tenant_table('letter', 'organization_id', 'select, insert');
