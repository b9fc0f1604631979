create table approved_post (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  division_id bigint not null,
  job_title_id bigint not null,
  branch_id bigint,
  employment_level_id bigint,
  approved integer not null,
  starts_on date not null,
  ends_on date,
  decision text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, division_id) references division deferrable,
  foreign key (organization_id, job_title_id) references job_title deferrable,
  foreign key (organization_id, branch_id) references branch deferrable,
  foreign key (organization_id, employment_level_id) references employment_level deferrable,
  -- An empty branch or level is a range without ends: it meets every other.
  constraint approved_post_count_once exclude using gist (
    organization_id with =, division_id with =, job_title_id with =, int8range(branch_id, branch_id, '[]') with &&,
    int8range(employment_level_id, employment_level_id, '[]') with &&, daterange(starts_on, ends_on, '[]') with &&)
);
create index approved_post_division on approved_post (organization_id, division_id);
create index approved_post_job_title on approved_post (organization_id, job_title_id);
create index approved_post_branch on approved_post (organization_id, branch_id);
create index approved_post_level on approved_post (organization_id, employment_level_id);
call guard_tenant_table('approved_post');
