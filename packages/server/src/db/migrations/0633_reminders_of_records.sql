-- What background work notes of a record is in rows of its own: in the record's row it changed the version that the next decision or form names,
-- and people read that someone had changed what no one had.
create table pay_run_reminder (
  organization_id bigint not null,
  run_id bigint not null,
  -- The last day on which the payments of the payroll were looked at.
  reminded_on date,
  -- Of what the holders of the permission were notified, such as `ssf ahead` and `tax late`.
  reminders text[] not null default '{}',
  primary key (organization_id, run_id),
  foreign key (organization_id, run_id) references pay_run on delete cascade deferrable
);
call guard_tenant_table('pay_run_reminder');
insert into pay_run_reminder (organization_id, run_id, reminded_on, reminders)
select organization_id, id, reminded_on, reminders from pay_run where reminded_on is not null or reminders <> '{}';
alter table pay_run drop column reminded_on, drop column reminders;

create table employee_document_reminder (
  organization_id bigint not null,
  document_id bigint not null,
  -- The end of which HR and the employee were notified.
  reminded_for date not null,
  primary key (organization_id, document_id),
  foreign key (organization_id, document_id) references employee_document on delete cascade deferrable
);
call guard_tenant_table('employee_document_reminder');
insert into employee_document_reminder (organization_id, document_id, reminded_for)
select organization_id, id, reminded_for from employee_document where reminded_for is not null;
alter table employee_document drop column reminded_for;
