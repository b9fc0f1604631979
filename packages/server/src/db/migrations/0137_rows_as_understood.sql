-- Of each row whether a cell is understood otherwise than it is written, who it is likely the same person as, and what was decided of that.
alter table spreadsheet_import_row
  add column is_changed boolean not null default false,
  add column doubles jsonb not null default '[]',
  add column decision text check (decision in ('skip', 'new'));

-- Values of lists that are made with the employees, one by one, and the sheet of a workbook that is read.
alter table spreadsheet_import
  add column made jsonb not null default '[]',
  add column creates jsonb not null default '[]',
  add column sheet text;

-- The sheets of a workbook, until the employees are made.
create table spreadsheet_import_sheet (
  organization_id bigint not null,
  import_id bigint not null,
  position integer not null,
  name text not null,
  grid jsonb not null,
  primary key (organization_id, import_id, position),
  foreign key (organization_id, import_id) references spreadsheet_import on delete cascade deferrable
);
call guard_tenant_table('spreadsheet_import_sheet');

-- Archives of photos, with what came of each file; the archive itself goes when the work ends.
create table photo_archive (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  file_name text not null,
  file_id bigint,
  replaces boolean not null,
  results jsonb not null default '[]',
  job_run_id bigint,
  created_by bigint not null references users (id) deferrable,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, job_run_id) references job_run deferrable
);
call guard_tenant_table('photo_archive');
