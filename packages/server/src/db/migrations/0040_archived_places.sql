-- Where somebody worked stays in their history after it is closed.
alter table branch add column archived_at timestamptz;
alter table division add column archived_at timestamptz;
alter table job_title add column archived_at timestamptz;
alter table employment_type add column archived_at timestamptz;
alter table employment_level add column archived_at timestamptz;
