-- Result areas to which tasks may belong, and what is set of one task.
create table result_area (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  description text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index result_area_name_unique on result_area (organization_id, lower(name));
call guard_tenant_table('result_area');
alter table task add column result_area_id bigint,
  add column checklist_rule text not null default 'As the organization',
  add column tells_observers boolean not null default true,
  add foreign key (organization_id, result_area_id) references result_area deferrable;
create index task_result_area on task (organization_id, result_area_id) where result_area_id is not null;
alter table task_recurrence add column result_area_id bigint,
  add foreign key (organization_id, result_area_id) references result_area deferrable;
