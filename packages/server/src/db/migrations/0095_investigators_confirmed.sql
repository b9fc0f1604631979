-- Who proposed an investigator and who confirmed it. Until then the record holds nothing.
alter table investigator
  add column status text not null default 'Confirmed',
  add column proposed_by_id bigint,
  add column confirmed_by_id bigint,
  -- The last report that was there at the confirmation: only what comes later is the investigator's.
  add column reads_after bigint not null default 0,
  add foreign key (organization_id, proposed_by_id) references membership deferrable,
  add foreign key (organization_id, confirmed_by_id) references membership deferrable;
alter table investigator alter column status drop default;

-- Reports from before a confirmation that another investigator handed over.
create table whistle_hand_over (
  organization_id bigint not null references organization (id) deferrable,
  report_id bigint not null,
  person_id bigint not null,
  primary key (organization_id, report_id, person_id),
  foreign key (organization_id, report_id) references whistle_report on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
call guard_tenant_table('whistle_hand_over');
