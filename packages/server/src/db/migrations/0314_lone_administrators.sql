-- Exceptions by which a lone administrator confirms their own changes.
create table lone_administrator_exception (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  person_id bigint not null,
  ends_on date not null,
  reason text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, person_id) references membership deferrable
);
create index lone_administrator_exception_person on lone_administrator_exception (organization_id, person_id);
call guard_tenant_table('lone_administrator_exception');
