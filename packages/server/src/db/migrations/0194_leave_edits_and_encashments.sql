-- Changes of leave balances by hand, and days of leave that are paid.
create table leave_balance_edit (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  sender_id bigint not null,
  leave_type_id bigint not null,
  kind text not null,
  quantity numeric(16, 4) not null,
  effective_on date not null,
  expires_on date,
  reason text not null,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, leave_type_id) references leave_type deferrable
);
call guard_tenant_table('leave_balance_edit');

create table leave_encashment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  leave_type_id bigint not null,
  quantity numeric(16, 2) not null,
  reason text not null,
  amount numeric(16, 2),
  approved_on date,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, leave_type_id) references leave_type deferrable
);
call guard_tenant_table('leave_encashment');
