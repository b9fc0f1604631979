-- What interviewers, referees and candidates are asked by personal links.
create table candidate_evaluation (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  candidate_id bigint not null,
  kind text not null,
  employee_id bigint,
  evaluator text,
  email text,
  relation text,
  question_set_id bigint not null,
  message text,
  answer_by date not null,
  status text not null,
  score numeric(16, 2),
  recommendation text,
  sent_by_id bigint,
  sent_at timestamptz,
  opened_at timestamptz,
  answered_at timestamptz,
  -- The questions as they were asked, and what was answered; no field of the entity, so no list and no spreadsheet has them.
  structure jsonb not null default '{"sections": []}',
  answers jsonb,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, candidate_id) references pre_employment deferrable,
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, question_set_id) references question_set deferrable,
  foreign key (organization_id, sent_by_id) references membership deferrable
);
create index candidate_evaluation_candidate on candidate_evaluation (organization_id, candidate_id);
create index candidate_evaluation_waiting on candidate_evaluation (answer_by) where status in ('Sent', 'Opened');
call guard_tenant_table('candidate_evaluation');
