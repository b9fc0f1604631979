-- Lists of sub-records leave their JSON: each has a table of its own, with real references.

create table equipment_assignments (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  employee_id bigint not null,
  assigned_on date not null,
  returned_on date,
  remarks text,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references equipment on delete cascade deferrable,
  foreign key (organization_id, employee_id) references membership deferrable
);
create index equipment_assignments_employee_id on equipment_assignments (organization_id, employee_id, parent_id);
call guard_tenant_table('equipment_assignments');
insert into equipment_assignments (organization_id, parent_id, position, employee_id, assigned_on, returned_on, remarks)
  select r.organization_id, r.id, t.place, t.employee, t.assigned_on, t.returned_on, t.remarks from equipment r
    cross join lateral rows from (jsonb_to_recordset(r.assignments) as (employee bigint, assigned_on date, returned_on date, remarks text)) with ordinality as t (employee, assigned_on, returned_on, remarks, place);
alter table equipment drop column assignments;

create table approval_policy_levels (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  approver text not null,
  quorum text not null,
  may_approve boolean not null,
  may_decline boolean not null,
  may_forward boolean not null,
  remind_after_hours integer,
  on_timeout text not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references approval_policy on delete cascade deferrable
);
call guard_tenant_table('approval_policy_levels');
insert into approval_policy_levels (organization_id, parent_id, position, approver, quorum, may_approve, may_decline, may_forward, remind_after_hours, on_timeout)
  select r.organization_id, r.id, t.place, t.approver, t.quorum, t.may_approve, t.may_decline, t.may_forward, t.remind_after_hours, t.on_timeout from approval_policy r
    cross join lateral rows from (jsonb_to_recordset(r.levels) as (approver text, quorum text, may_approve boolean, may_decline boolean, may_forward boolean, remind_after_hours integer, on_timeout text)) with ordinality as t (approver, quorum, may_approve, may_decline, may_forward, remind_after_hours, on_timeout, place);
alter table approval_policy drop column levels;

create table fiscal_year_months (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  name text not null,
  starts_on date not null,
  ends_on date not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references fiscal_year on delete cascade deferrable
);
call guard_tenant_table('fiscal_year_months');
insert into fiscal_year_months (organization_id, parent_id, position, name, starts_on, ends_on)
  select r.organization_id, r.id, t.place, t.name, t.starts_on, t.ends_on from fiscal_year r
    cross join lateral rows from (jsonb_to_recordset(r.months) as (name text, starts_on date, ends_on date)) with ordinality as t (name, starts_on, ends_on, place);
alter table fiscal_year drop column months;

create table employment_review_held (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  what text not null,
  was text,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references employment_review on delete cascade deferrable
);
call guard_tenant_table('employment_review_held');
insert into employment_review_held (organization_id, parent_id, position, what, was)
  select r.organization_id, r.id, t.place, t.what, t.was from employment_review r
    cross join lateral rows from (jsonb_to_recordset(r.held) as (what text, was text)) with ordinality as t (what, was, place);
alter table employment_review drop column held;

create table library_question_options (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  option text not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references library_question on delete cascade deferrable
);
call guard_tenant_table('library_question_options');
insert into library_question_options (organization_id, parent_id, position, option)
  select r.organization_id, r.id, t.place, t.option from library_question r
    cross join lateral rows from (jsonb_to_recordset(r.options) as (option text)) with ordinality as t (option, place);
alter table library_question drop column options;

create table form_people (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  person_id bigint not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references form on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index form_people_person_id on form_people (organization_id, person_id, parent_id);
call guard_tenant_table('form_people');
insert into form_people (organization_id, parent_id, position, person_id)
  select r.organization_id, r.id, t.place, t.person from form r
    cross join lateral rows from (jsonb_to_recordset(r.people) as (person bigint)) with ordinality as t (person, place);
alter table form drop column people;

create table task_recurrence_responsible (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  person_id bigint not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references task_recurrence on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index task_recurrence_responsible_person_id on task_recurrence_responsible (organization_id, person_id, parent_id);
call guard_tenant_table('task_recurrence_responsible');
insert into task_recurrence_responsible (organization_id, parent_id, position, person_id)
  select r.organization_id, r.id, t.place, t.person from task_recurrence r
    cross join lateral rows from (jsonb_to_recordset(r.responsible) as (person bigint)) with ordinality as t (person, place);
alter table task_recurrence drop column responsible;

create table task_recurrence_observers (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  person_id bigint not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references task_recurrence on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index task_recurrence_observers_person_id on task_recurrence_observers (organization_id, person_id, parent_id);
call guard_tenant_table('task_recurrence_observers');
insert into task_recurrence_observers (organization_id, parent_id, position, person_id)
  select r.organization_id, r.id, t.place, t.person from task_recurrence r
    cross join lateral rows from (jsonb_to_recordset(r.observers) as (person bigint)) with ordinality as t (person, place);
alter table task_recurrence drop column observers;

create table task_recurrence_checklist (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  item text not null,
  is_done boolean not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references task_recurrence on delete cascade deferrable
);
call guard_tenant_table('task_recurrence_checklist');
insert into task_recurrence_checklist (organization_id, parent_id, position, item, is_done)
  select r.organization_id, r.id, t.place, t.item, t.is_done from task_recurrence r
    cross join lateral rows from (jsonb_to_recordset(r.checklist) as (item text, is_done boolean)) with ordinality as t (item, is_done, place);
alter table task_recurrence drop column checklist;

create table task_responsible (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  person_id bigint not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references task on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index task_responsible_person_id on task_responsible (organization_id, person_id, parent_id);
call guard_tenant_table('task_responsible');
insert into task_responsible (organization_id, parent_id, position, person_id)
  select r.organization_id, r.id, t.place, t.person from task r
    cross join lateral rows from (jsonb_to_recordset(r.responsible) as (person bigint)) with ordinality as t (person, place);
alter table task drop column responsible;

create table task_observers (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  person_id bigint not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references task on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index task_observers_person_id on task_observers (organization_id, person_id, parent_id);
call guard_tenant_table('task_observers');
insert into task_observers (organization_id, parent_id, position, person_id)
  select r.organization_id, r.id, t.place, t.person from task r
    cross join lateral rows from (jsonb_to_recordset(r.observers) as (person bigint)) with ordinality as t (person, place);
alter table task drop column observers;

create table task_checklist (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  item text not null,
  is_done boolean not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references task on delete cascade deferrable
);
call guard_tenant_table('task_checklist');
insert into task_checklist (organization_id, parent_id, position, item, is_done)
  select r.organization_id, r.id, t.place, t.item, t.is_done from task r
    cross join lateral rows from (jsonb_to_recordset(r.checklist) as (item text, is_done boolean)) with ordinality as t (item, is_done, place);
alter table task drop column checklist;

create table transfer_request_answers (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  question_id bigint not null,
  answer text not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references transfer_request on delete cascade deferrable,
  foreign key (organization_id, question_id) references transfer_question deferrable
);
create index transfer_request_answers_question_id on transfer_request_answers (organization_id, question_id, parent_id);
call guard_tenant_table('transfer_request_answers');
insert into transfer_request_answers (organization_id, parent_id, position, question_id, answer)
  select r.organization_id, r.id, t.place, t.question, t.answer from transfer_request r
    cross join lateral rows from (jsonb_to_recordset(r.answers) as (question bigint, answer text)) with ordinality as t (question, answer, place);
alter table transfer_request drop column answers;
