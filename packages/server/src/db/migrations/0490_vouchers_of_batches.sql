-- Payments of a payroll by a batch have a voucher too.
alter table pay_voucher
  add column batch_id bigint,
  add foreign key (organization_id, batch_id) references payment_batch deferrable,
  drop constraint pay_voucher_of_payment,
  add constraint pay_voucher_of_payment check ((purpose = 'payment') = (num_nonnulls(file_id, batch_id) = 1));
create index pay_voucher_batch_id on pay_voucher (organization_id, batch_id);
drop index pay_voucher_in_force;
create unique index pay_voucher_in_force on pay_voucher (organization_id, run_id, purpose, file_id, batch_id) nulls not distinct where status = 'Posted';
