-- Which events the audit lacks since the partitions were detached that hold them: of seals in a row, how many are gone, and what is left
-- of each. A gap is sealed as events are; of those over one seal the last one holds.
create table audit_gap (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  partition text not null,
  first_number integer not null,
  last_number integer not null,
  -- Of all these seals, beyond what earlier gaps have.
  missing_rows bigint not null,
  -- Of each of them.
  rest_rows integer not null,
  rest_hash bytea not null,
  made_at timestamptz not null,
  hash bytea not null,
  primary key (organization_id, id)
);
call guard_tenant_table('audit_gap', privileges => 'select');
grant insert, delete on audit_gap to karmik_everywhere;
