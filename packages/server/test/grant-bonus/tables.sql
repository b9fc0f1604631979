create table bonus (
  organization_id bigint not null references organization (id) deferrable,
  employee_id bigint not null references users (id) deferrable,
  amount numeric(14, 2) not null,
  primary key (organization_id, employee_id)
);
call guard_tenant_table('bonus');
