-- An organisation's own words for its mails.

create table email_template (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  event text not null,
  subject text not null,
  body text not null,
  is_active boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on email_template (organization_id, event) where is_active;
call guard_tenant_table('email_template');
