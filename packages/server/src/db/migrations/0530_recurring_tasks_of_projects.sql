-- Recurring tasks may belong to a project, whose lead takes over for who leaves, and may move off days without work.
alter table task_recurrence add column project_id bigint,
  add column moves_off_days boolean not null default false,
  add foreign key (organization_id, project_id) references project deferrable;
