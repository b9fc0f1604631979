-- What an organisation says of itself.

create table organization_profile (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  logo_id bigint,
  established_on date,
  registration_number text,
  pan text,
  phone text,
  email text,
  website text,
  address jsonb,
  about text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, logo_id) references file deferrable
);
create unique index organization_profile_single on organization_profile (organization_id);
call guard_tenant_table('organization_profile');
