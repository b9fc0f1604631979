-- A rate that is corrected says why. Bills that were approved by it keep their amounts, and carry what the correction would change.
alter table exchange_rate add column correction_reason text;
alter table expense_settlement_bills
  add column corrected_rate numeric(16, 4),
  add column rate_difference numeric(16, 2);
create index expense_settlement_bills_rated_on on expense_settlement_bills (organization_id, rated_on, parent_id) where rated_on is not null;
