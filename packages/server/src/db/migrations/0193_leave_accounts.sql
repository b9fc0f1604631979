-- Until which day what rules bring was posted to accounts of leave, and leave years that were opened.
create table leave_posting (
  organization_id bigint not null references organization (id) deferrable,
  posted_on date not null,
  primary key (organization_id)
);
call guard_tenant_table('leave_posting');

create table leave_year_opening (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  starts_on date not null,
  ends_on date not null,
  people integer not null,
  opened_by_id bigint not null references users (id) deferrable,
  opened_at timestamptz not null,
  reversed_by_id bigint references users (id) deferrable,
  reversed_at timestamptz,
  primary key (organization_id, id)
);
create unique index leave_year_opening_open on leave_year_opening (organization_id, starts_on) where reversed_at is null;
call guard_tenant_table('leave_year_opening');
