-- What candidates say of their salary, by personal links.
create table salary_declaration (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  candidate_id bigint not null,
  message text,
  answer_by date not null,
  status text not null,
  sent_by_id bigint,
  sent_at timestamptz,
  opened_at timestamptz,
  answered_at timestamptz,
  -- What was declared; no field of the entity, so no list and no spreadsheet has it.
  answers jsonb,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, candidate_id) references pre_employment deferrable,
  foreign key (organization_id, sent_by_id) references membership deferrable
);
create index salary_declaration_candidate on salary_declaration (organization_id, candidate_id);
create index salary_declaration_waiting on salary_declaration (answer_by) where status in ('Sent', 'Opened');
call guard_tenant_table('salary_declaration');
