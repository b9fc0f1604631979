-- Leave for days on which attendance was logged: what was logged, and how the days count.
alter table punch_setting add column on_leave text not null default 'Ask';
alter table leave_request add column on_punched_days text;
create table leave_request_punches (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  day date not null,
  punched_at timestamptz not null,
  remark_category text not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references leave_request on delete cascade deferrable
);
call guard_tenant_table('leave_request_punches');
