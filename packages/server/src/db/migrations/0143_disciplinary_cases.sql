create table disciplinary_case (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  incident_on date not null,
  allegation text not null,
  evidence_id bigint,
  registered_by_id bigint,
  respond_by date,
  explanation text,
  explained_on date,
  decision text,
  reasons text,
  decided_by_id bigint,
  decided_on date,
  appeal text,
  appealed_on date,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, evidence_id) references file deferrable,
  foreign key (organization_id, registered_by_id) references membership deferrable,
  foreign key (organization_id, decided_by_id) references membership deferrable
);
create index disciplinary_case_employee on disciplinary_case (organization_id, employee_id);
create index disciplinary_case_evidence on disciplinary_case (organization_id, evidence_id);
create index disciplinary_case_registered_by on disciplinary_case (organization_id, registered_by_id);
create index disciplinary_case_decided_by on disciplinary_case (organization_id, decided_by_id);
call guard_tenant_table('disciplinary_case');
