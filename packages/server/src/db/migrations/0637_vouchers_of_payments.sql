-- Vouchers of batches that pay no payroll, of parts of batches, and of payments that banks returned.
alter table pay_voucher
  alter column run_id drop not null,
  drop constraint pay_voucher_of_payment,
  add constraint pay_voucher_of_payment check ((purpose in ('payment', 'return')) = (num_nonnulls(file_id, batch_id) = 1)),
  add constraint pay_voucher_of_run check (num_nonnulls(run_id, batch_id) > 0);
drop index pay_voucher_in_force;
create unique index pay_voucher_in_force on pay_voucher (organization_id, run_id, purpose, file_id) nulls not distinct where status = 'Posted' and batch_id is null;

alter table pay_voucher_activity
  alter column run_id drop not null,
  add column batch_id bigint,
  add foreign key (organization_id, batch_id) references payment_batch deferrable;
update pay_voucher_activity a set batch_id = v.batch_id from pay_voucher v
 where v.organization_id = a.organization_id and v.id = a.voucher_id and v.batch_id is not null;

-- Which payments a voucher of a batch books. A payment is booked once by a voucher in force, and its return once.
create table pay_voucher_payment (
  organization_id bigint not null references organization (id) deferrable,
  voucher_id bigint not null,
  item_id bigint not null,
  is_return boolean not null,
  -- As long as the voucher is.
  is_in_force boolean not null,
  primary key (organization_id, voucher_id, item_id),
  foreign key (organization_id, voucher_id) references pay_voucher deferrable,
  foreign key (organization_id, item_id) references payment_item deferrable
);
create unique index pay_voucher_payment_once on pay_voucher_payment (organization_id, item_id, is_return) where is_in_force;
call guard_tenant_table('pay_voucher_payment');
-- A batch had one voucher, for all of its payments that were complete then.
insert into pay_voucher_payment (organization_id, voucher_id, item_id, is_return, is_in_force)
select v.organization_id, v.id, i.id, false, true
  from pay_voucher v join payment_item i on i.organization_id = v.organization_id and i.batch_id = v.batch_id
 where v.purpose = 'payment' and v.status = 'Posted'
   and (i.status = 'Complete' or i.status = 'Returned' and exists (
         select from approval_history h where h.organization_id = i.organization_id and h.entity = 'payment_item' and h.object_id = i.id
            and h.action_performed = 'Returned' and h.created_at > v.created_at));

-- What a bank charges for a payment, and for its return.
alter table payment_item
  add column returned_on date,
  add column return_fee numeric(16, 2);
update payment_item set returned_on = coalesce(settled_on, pay_on), return_fee = fee, fee = null where status = 'Returned';

-- From which ledger payments of an account are made.
alter table payment_account
  add column ledger_id bigint,
  add foreign key (organization_id, ledger_id) references pay_ledger deferrable;
-- Payments to wallets were posted as those by bank.
insert into pay_ledger_mapping (organization_id, posting, branch_id, division_id, credit_ledger_id)
select m.organization_id, 'esewa', m.branch_id, m.division_id, m.credit_ledger_id from pay_ledger_mapping m
 where m.posting = 'bank' and exists (select from payment_batch b where b.organization_id = m.organization_id and b.way = 'esewa');
