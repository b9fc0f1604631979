-- Claims that HR enters for employees who left, with the account that was confirmed.
alter table expense_settlement
  add column entered_by_id bigint,
  add column received_on date,
  add column account_number text,
  -- The whole account, as payments need it.
  add column account jsonb,
  add foreign key (organization_id, entered_by_id) references membership deferrable;
alter table expense_setting add column leaver_days integer default 35;
alter table expense_setting alter column leaver_days drop default;
