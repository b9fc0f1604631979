-- Who was reminded of days with a missing punch: at most once on a day.
create table missing_punch_reminder (
  organization_id bigint not null references organization (id) deferrable,
  employee_id bigint not null,
  reminded_on date not null,
  reminded_at timestamptz not null,
  reminded_by_id bigint not null,
  -- How many days were to be put right then.
  days integer not null check (days > 0),
  primary key (organization_id, employee_id, reminded_on),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, reminded_by_id) references membership deferrable
);
create index missing_punch_reminder_reminded_by on missing_punch_reminder (organization_id, reminded_by_id);
call guard_tenant_table('missing_punch_reminder');
