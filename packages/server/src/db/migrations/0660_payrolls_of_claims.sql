-- The payroll that holds or has paid a claim, said by the claim.
alter table expense_settlement
  add column payroll_id bigint,
  add foreign key (organization_id, payroll_id) references pay_run deferrable;
update expense_settlement s set payroll_id = u.run_id
  from pay_item_use u
 where u.organization_id = s.organization_id and u.source = 'expense_claim' and u.source_id = s.id;
