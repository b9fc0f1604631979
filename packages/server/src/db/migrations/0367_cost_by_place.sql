-- What of a payslip belongs to each part of the month, with the branch and the division of that part.
create table pay_slip_share (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  starts_on date not null,
  branch_id bigint,
  division_id bigint,
  gross numeric(16, 2) not null,
  employer_cost numeric(16, 2) not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references pay_slip on delete cascade deferrable,
  foreign key (organization_id, branch_id) references branch deferrable,
  foreign key (organization_id, division_id) references division deferrable
);
call guard_tenant_table('pay_slip_share');

-- Contributions that lower no income, since a limit of the law binds.
alter table pay_slip add column unrelieved numeric(16, 2) not null default 0;
