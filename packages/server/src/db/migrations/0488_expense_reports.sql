-- What reports of expenses add up: each bill in the organization's currency, by the day of its claim.
alter table expense_settlement_bills add column approved_home numeric(16, 2);
update expense_settlement_bills
   set approved_home = round((approved->>'amount')::numeric * coalesce(exchange_rate, 1) / coalesce(rate_unit, 1), 2) where approved is not null;
alter table expense_settlement add column sent_on date;
update expense_settlement set sent_on = created_at::date;
create index expense_settlement_sent_on on expense_settlement (organization_id, sent_on);
