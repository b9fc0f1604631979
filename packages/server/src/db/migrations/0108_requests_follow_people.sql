-- A step keeps what its level asks for, so that whoever it means can be worked out again when people change their place.
alter table approval_step
  -- Whom a level names, where it names people and no place.
  add column people bigint[] not null default '{}',
  -- Everyone who is asked must agree.
  add column asks_all boolean not null default false,
  -- HR, since no level has anybody to ask.
  add column is_fallback boolean not null default false;
update approval_step set people = candidates where approver in ('Person', 'Reviewer');
update approval_step set asks_all = quorum > 1;
update approval_step s set is_fallback = true
  where s.approver = 'HR' and s.state = 'open' and exists (select from approval_step o
    where o.organization_id = s.organization_id and o.entity = s.entity and o.object_id = s.object_id and o.level < s.level)
    and not exists (select from approval_step o where o.organization_id = s.organization_id and o.entity = s.entity and o.object_id = s.object_id
      and o.id <> s.id and o.state <> 'skipped');

-- What happened to a request without anybody doing it, and whom a step went from and to.
alter table approval_history
  alter column action_performed_by_id drop not null,
  add column because text,
  add column moved_from bigint[],
  add column moved_to bigint[];

-- The last day whose changes of supervision the requests of an organization have followed.
create table approval_day (
  organization_id bigint primary key references organization (id) deferrable,
  followed_on date not null
);
call guard_tenant_table('approval_day');
