-- The mail server of an organisation, and its password, sealed.

create table smtp_server (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  is_active boolean not null,
  host text,
  port integer not null,
  security text not null,
  username text,
  from_name text,
  from_email text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index smtp_server_single on smtp_server (organization_id);
call guard_tenant_table('smtp_server');

create table smtp_password (
  organization_id bigint primary key references organization (id) deferrable,
  sealed bytea not null,
  set_at timestamptz not null default now()
);
call guard_tenant_table('smtp_password');
