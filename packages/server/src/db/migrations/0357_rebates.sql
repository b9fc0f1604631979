-- Whether declarations of rebates count before they are approved.
alter table payroll_setting add column declared_before_proof boolean not null default false;

create table pay_rebate_kind (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text not null,
  title_in_nepali text,
  fiscal_year text not null,
  tax_input text not null,
  cap numeric(16, 2),
  opens_in text not null,
  closes_in text not null,
  needs_proof boolean not null,
  proof_due text,
  documents text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index pay_rebate_kind_title_unique on pay_rebate_kind (organization_id, lower(title));
call guard_tenant_table('pay_rebate_kind');

create table pay_rebate (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  kind_id bigint not null,
  amount numeric(16, 2) not null,
  from_month text not null,
  fiscal_year text not null,
  tax_input text not null,
  cap numeric(16, 2),
  proof_id bigint,
  document_id bigint,
  entered_by_id bigint,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, kind_id) references pay_rebate_kind deferrable,
  foreign key (organization_id, proof_id) references file deferrable,
  foreign key (organization_id, document_id) references file deferrable,
  foreign key (organization_id, entered_by_id) references membership deferrable
);
-- One declaration of a kind is open at a time, and one counts from a month.
create unique index pay_rebate_open on pay_rebate (organization_id, employee_id, kind_id) where status = 'Requested';
create unique index pay_rebate_approved on pay_rebate (organization_id, employee_id, kind_id, from_month) where status = 'Approved';
create index pay_rebate_employee_id on pay_rebate (organization_id, employee_id, fiscal_year);
create index pay_rebate_kind_id on pay_rebate (organization_id, kind_id);
call guard_tenant_table('pay_rebate');
