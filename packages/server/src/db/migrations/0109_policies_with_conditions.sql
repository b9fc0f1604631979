-- Policies are for some people and types of requests; their levels name whom they ask, from which amount, whether they end the request,
-- and what happens when their time is over.
alter table approval_policy
  add column employment_levels bigint[] not null default '{}',
  add column employment_types bigint[] not null default '{}',
  add column review_types bigint[] not null default '{}',
  add column transfer_reasons bigint[] not null default '{}',
  add column resignation_reasons text[] not null default '{}';
alter table approval_policy
  alter column employment_levels drop default, alter column employment_types drop default, alter column review_types drop default,
  alter column transfer_reasons drop default, alter column resignation_reasons drop default;

alter table approval_policy_levels rename column remind_after_hours to time_limit_hours;
alter table approval_policy_levels
  add column person_id bigint,
  add column permission text,
  add column above_amount numeric(16, 2),
  -- An approval ended the request on each level until now.
  add column may_end boolean not null default true,
  add foreign key (organization_id, person_id) references membership deferrable;
alter table approval_policy_levels alter column may_end drop default;
create index approval_policy_levels_person_id on approval_policy_levels (organization_id, person_id, parent_id);
update approval_policy_levels l set person_id = p.person_id from approval_policy p
  where p.organization_id = l.organization_id and p.id = l.parent_id and l.approver = 'Person';
alter table approval_policy drop column person_id;

alter table approval_step rename column remind_after_hours to time_limit_hours;
alter table approval_step drop constraint approval_step_on_timeout_check;
alter table approval_step
  add check (on_timeout in ('remind', 'escalate', 'supervisor', 'approve', 'decline')),
  add column permission text,
  add column may_end boolean not null default true,
  -- Whom the end of its time has added to those of its level.
  add column joined bigint[] not null default '{}';
