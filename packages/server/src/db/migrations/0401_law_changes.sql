-- Figures of the law that HR enters before a release has them.
create table pay_law_change (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  figure text not null,
  amount numeric(16, 4) not null,
  starts_on date not null,
  ends_on date,
  source text not null,
  created_by_id bigint,
  confirmed_by_id bigint,
  confirmed_at timestamptz,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, created_by_id) references membership deferrable,
  foreign key (organization_id, confirmed_by_id) references membership deferrable
);
call guard_tenant_table('pay_law_change');

-- The rows of law by which a payroll was computed; null in payrolls that were generated earlier, for which the law of the release holds.
alter table pay_run add column law jsonb;
