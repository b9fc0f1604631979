-- Who asked for a change and who decided on it are references to people of the organization, as in every other table of records.
alter table change_request rename column requested_by to requested_by_id;
alter table change_request rename column decided_by to decided_by_id;
alter table change_request drop constraint change_request_requested_by_fkey;
alter table change_request drop constraint change_request_decided_by_fkey;
alter table change_request
  alter column remark drop not null,
  alter column decision_remark drop not null,
  alter column decision_remark drop default,
  add foreign key (organization_id, requested_by_id) references membership deferrable,
  add foreign key (organization_id, decided_by_id) references membership deferrable;
update change_request set remark = nullif(remark, ''), decision_remark = nullif(decision_remark, '') where '' in (remark, decision_remark);
create index change_request_requested_by on change_request (organization_id, requested_by_id);
