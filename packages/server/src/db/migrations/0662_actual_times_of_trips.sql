-- Claims say when a trip began and ended, are weighed together with the others of their trip, and trips and claims name their project.
alter table expense_settlement
  add column left_on date,
  add column left_at time,
  add column back_on date,
  add column back_at time,
  add column weighed_total numeric(16, 2),
  add column project_id bigint,
  add foreign key (organization_id, project_id) references project deferrable,
  add constraint expense_settlement_away check (num_nonnulls(left_on, left_at, back_on, back_at) in (0, 4));
update expense_settlement set weighed_total = claimed_total;
create index expense_settlement_project_id on expense_settlement (organization_id, project_id) where project_id is not null;
alter table travel_request
  add column project_id bigint,
  add foreign key (organization_id, project_id) references project deferrable;
create index travel_request_project_id on travel_request (organization_id, project_id) where project_id is not null;
alter table travel_expense_setting add column weighs_trip boolean not null default false;
