alter table pre_employment
  add column cv_id bigint,
  add foreign key (organization_id, cv_id) references file deferrable;
create index pre_employment_cv on pre_employment (organization_id, cv_id);
