-- Vouchers of payments: each paid file of a payroll has one in force.
alter table pay_voucher
  add column purpose text not null default 'payroll',
  add column file_id bigint,
  add foreign key (organization_id, file_id) references pay_file deferrable,
  add constraint pay_voucher_of_payment check ((purpose = 'payment') = (file_id is not null));
alter table pay_voucher alter column purpose drop default;
create index pay_voucher_file_id on pay_voucher (organization_id, file_id);
drop index pay_voucher_in_force;
create unique index pay_voucher_in_force on pay_voucher (organization_id, run_id, file_id) nulls not distinct where status = 'Posted';
alter table pay_voucher_setting
  add column payment_voucher_type_id bigint,
  add foreign key (organization_id, payment_voucher_type_id) references pay_voucher_type deferrable;
