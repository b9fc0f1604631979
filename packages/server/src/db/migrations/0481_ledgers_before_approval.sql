-- Payrolls whose amounts have no ledger are not sent for approval.
alter table pay_voucher_setting add column requires_ledgers boolean not null default true;
alter table pay_voucher_setting alter column requires_ledgers drop default;
