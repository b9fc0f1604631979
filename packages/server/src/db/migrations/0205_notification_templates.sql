-- An organisation's own words for what approvers are told of a request.
create table notification_template (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  event text not null,
  text text not null,
  text_ne text,
  is_active boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id)
);
create index on notification_template (organization_id, event) where is_active;
call guard_tenant_table('notification_template');
