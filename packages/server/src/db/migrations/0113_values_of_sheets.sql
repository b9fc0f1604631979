-- What an organization decided that a value of a sheet means, so that the next sheet is not asked for it.
create table spreadsheet_value (
  organization_id bigint not null references organization (id) deferrable,
  field text not null,
  -- As it is written in the sheet, in small letters.
  written text not null,
  -- A choice, or the id of a record; null where the field stays empty.
  value text,
  decided_by bigint not null references users (id) deferrable,
  decided_at timestamptz not null,
  primary key (organization_id, field, written)
);
call guard_tenant_table('spreadsheet_value');

-- The values that the last check could not read as they are, with how many rows have each.
alter table spreadsheet_import add column unread jsonb not null default '[]';
