-- What a closed month came to: a row a person, kind of day and standing. Closing writes them, opening again removes them.
create table attendance_fact (
  organization_id bigint not null references organization (id) deferrable,
  starts_on date not null,
  employee_id bigint not null,
  coefficient text not null,
  standing text not null,
  days integer not null,
  expected integer not null,
  worked integer not null,
  break_out integer not null,
  late integer not null,
  early integer not null,
  overtime integer not null,
  lost integer not null,
  primary key (organization_id, starts_on, employee_id, coefficient, standing),
  foreign key (organization_id, employee_id) references membership deferrable
);
create index attendance_fact_employee on attendance_fact (organization_id, employee_id);
call guard_tenant_table('attendance_fact');
