-- Opening balances of a running fiscal year by workbook, with the records that each made, so that it is withdrawn whole.
create table payroll_opening (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  people integer not null,
  leaves integer not null,
  rebates integer not null,
  advances integer not null,
  imported_by_id bigint,
  withdrawal_reason text,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, imported_by_id) references membership deferrable
);
call guard_tenant_table('payroll_opening', 'organization_id', 'select, insert, update');

create table payroll_opening_record (
  organization_id bigint not null references organization (id) deferrable,
  opening_id bigint not null,
  employee_id bigint not null,
  kind text not null check (kind in ('start', 'leave', 'rebate', 'advance')),
  record_id bigint not null,
  primary key (organization_id, opening_id, kind, record_id),
  foreign key (organization_id, opening_id) references payroll_opening deferrable,
  foreign key (organization_id, employee_id) references membership deferrable
);
call guard_tenant_table('payroll_opening_record', 'organization_id', 'select, insert');
