-- Ledger lines are partitioned by the year of their day. That a reference is used once must hold over all years, which no rule of a
-- partitioned table can say: references stand in a table of their own, which numbers the lines.
create table ledger_reference (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  -- The day of its line: the line is the only one with this number and this day.
  entry_date date not null,
  ledger text not null,
  account text not null,
  person_id bigint not null,
  ref text not null,
  primary key (organization_id, id, entry_date),
  constraint ledger_reference_once unique (organization_id, ledger, account, person_id, ref),
  foreign key (organization_id, person_id) references membership deferrable
);

-- The owner reads and writes the rows across the wall.
alter table ledger_line no force row level security;
insert into ledger_reference (organization_id, id, entry_date, ledger, account, person_id, ref) overriding system value
  select organization_id, id, entry_date, ledger, account, person_id, ref from ledger_line;
call guard_tenant_table('ledger_reference', privileges => 'select, insert');
select setval(pg_get_serial_sequence('ledger_reference', 'id'), nextval(pg_get_serial_sequence('ledger_line', 'id')), false);

alter table ledger_line
  drop constraint ledger_line_organization_id_ledger_account_person_id_ref_key,
  drop constraint ledger_line_organization_id_reverses_id_fkey,
  alter column id drop identity,
  add column reverses_on date;
drop index ledger_line_reverses;
update ledger_line l set reverses_on = r.entry_date from ledger_line r where r.organization_id = l.organization_id and r.id = l.reverses_id;
-- A line is countered once because the reference of its counter-line names it.
create index ledger_line_reverses on ledger_line (organization_id, reverses_id) where reverses_id is not null;
alter table ledger_line
  add check (num_nonnulls(reverses_id, reverses_on) in (0, 2)),
  add constraint ledger_line_reference_fkey foreign key (organization_id, id, entry_date) references ledger_reference deferrable,
  add constraint ledger_line_reverses_fkey foreign key (organization_id, reverses_id, reverses_on) references ledger_reference deferrable;
call partition_by_time('ledger_line', 'entry_date', 'year');
