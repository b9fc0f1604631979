create table expense_claim (
  organization_id bigint not null references organization (id) deferrable, id bigint generated always as identity,
  sender_id bigint not null, purpose text not null, status text not null, created_at timestamptz not null default now(),
  primary key (organization_id, id), foreign key (organization_id, sender_id) references membership deferrable
);
call guard_tenant_table('expense_claim');
create table expense_claim_items (
  organization_id bigint not null references organization (id) deferrable, id bigint generated always as identity,
  parent_id bigint not null, position integer not null,
  spent_on date not null, category text not null, amount numeric(16, 2) not null,
  primary key (organization_id, id), unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references expense_claim on delete cascade deferrable
);
call guard_tenant_table('expense_claim_items');
alter table expense_claim add column updated_at timestamptz;
