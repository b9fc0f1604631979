-- Whose spreadsheet is being read: one of an organisation at a time, whichever server reads it. A reader that ended without giving its
-- turn back loses it when its lease runs out.
create table spreadsheet_turn (
  organization_id bigint primary key references organization (id) deferrable,
  reader uuid not null,
  lease_until timestamptz not null
);
call guard_tenant_table('spreadsheet_turn');
