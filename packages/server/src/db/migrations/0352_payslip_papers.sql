-- Payslips as people receive them: how their paper looks, when a payroll is published, and what its employees answered.
create table payslip_layout (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text,
  title_ne text,
  language text not null,
  shows_logo boolean not null,
  shows_account boolean not null,
  shows_days boolean not null,
  shows_employer boolean not null,
  shows_year boolean not null,
  shows_words boolean not null,
  shows_signature boolean not null,
  hides_zero boolean not null,
  note text,
  note_ne text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index payslip_layout_single on payslip_layout (organization_id);
call guard_tenant_table('payslip_layout');

alter table pay_run add column publish_at timestamptz;
-- Who scheduled it; employees are notified in their name.
alter table pay_run add column publish_by_id bigint;
create index pay_run_publish_due on pay_run (publish_at) where status = 'Confirmed';

alter table pay_slip add column response text not null default 'none';
alter table pay_slip add column acknowledged_at timestamptz;
alter table pay_slip add column inquiry text;
alter table pay_slip add column inquired_at timestamptz;
alter table pay_slip add column answer text;
alter table pay_slip add column answered_at timestamptz;
alter table pay_slip add column reminded_at timestamptz;

-- All payslips of a payroll in one file. The file is removed after a day, as uploads are that nothing holds.
create table payslip_archive (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  run_id bigint not null,
  language text not null,
  file_id bigint,
  job_run_id bigint,
  created_by bigint not null references users (id) deferrable,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, run_id) references pay_run deferrable,
  foreign key (organization_id, file_id) references file on delete set null (file_id) deferrable,
  foreign key (organization_id, job_run_id) references job_run deferrable
);
call guard_tenant_table('payslip_archive');
