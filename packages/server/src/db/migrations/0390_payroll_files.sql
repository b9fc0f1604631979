-- Files of payrolls for authorities and banks, with who is in each. A payslip keeps the bank account as it was when it was computed.
alter table pay_slip add column account jsonb;
update pay_slip s set account = a.account
  from (select distinct on (c.organization_id, c.employee_id) c.organization_id, c.employee_id,
               jsonb_build_object('bank_id', n.id, 'bank', n.name, 'branch', c.branch_name, 'number', c.account_number, 'holder', c.account_name) as account
          from bank_account c join bank n on n.organization_id = c.organization_id and n.id = c.bank_id
         order by c.organization_id, c.employee_id, c.is_primary desc, c.id) a
 where a.organization_id = s.organization_id and a.employee_id = s.employee_id and s.status <> 'Discarded';

create table pay_file (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  run_id bigint not null,
  duty text not null,
  template text not null,
  people integer not null,
  total numeric(16, 2) not null,
  file_id bigint,
  replaces_id bigint,
  written_by_id bigint,
  receipt_number text,
  paid_on date,
  paid_by_id bigint,
  receipt_id bigint,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, run_id) references pay_run deferrable,
  foreign key (organization_id, file_id) references file deferrable,
  foreign key (organization_id, replaces_id) references pay_file deferrable,
  foreign key (organization_id, written_by_id) references membership deferrable,
  foreign key (organization_id, paid_by_id) references membership deferrable,
  foreign key (organization_id, receipt_id) references file deferrable
);
create index pay_file_run_id on pay_file (organization_id, run_id, duty);
-- A file is replaced once.
create unique index pay_file_replaces on pay_file (organization_id, replaces_id) where replaces_id is not null;
call guard_tenant_table('pay_file');
create table pay_file_person (
  organization_id bigint not null references organization (id) deferrable,
  pay_file_id bigint not null,
  employee_id bigint not null,
  primary key (organization_id, pay_file_id, employee_id),
  foreign key (organization_id, pay_file_id) references pay_file deferrable,
  foreign key (organization_id, employee_id) references membership deferrable
);
call guard_tenant_table('pay_file_person');

-- Banks take plain text.
alter table export_log drop constraint export_log_format_check;
alter table export_log add constraint export_log_format_check check (format in ('csv', 'xlsx', 'pdf', 'txt'));
