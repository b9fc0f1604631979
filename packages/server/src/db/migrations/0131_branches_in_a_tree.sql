alter table branch
  add column parent_id bigint,
  add foreign key (organization_id, parent_id) references branch deferrable;
create index branch_parent on branch (organization_id, parent_id);

alter table employment_type
  add column is_contract boolean not null default false,
  add column position integer;

alter table holiday
  add column religions bigint[] not null default '{}',
  add column ethnicities bigint[] not null default '{}';
alter table holiday
  alter column religions drop default,
  alter column ethnicities drop default;
