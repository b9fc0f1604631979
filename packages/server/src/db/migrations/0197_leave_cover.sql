-- How many of a division must be present.
create table leave_cover (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  division_id bigint not null,
  least integer not null,
  measure text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, division_id) references division deferrable
);
create index leave_cover_division on leave_cover (organization_id, division_id);
call guard_tenant_table('leave_cover');
