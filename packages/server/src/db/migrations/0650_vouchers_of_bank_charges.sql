-- Vouchers of bank charges that are lines of a statement. A line is booked once by a voucher in force.
alter table pay_voucher
  add column statement_line_id bigint,
  add foreign key (organization_id, statement_line_id) references statement_line deferrable,
  drop constraint pay_voucher_of_run,
  add constraint pay_voucher_of_run check (num_nonnulls(run_id, batch_id, statement_line_id) > 0),
  add constraint pay_voucher_of_charge check ((purpose = 'charge') = (statement_line_id is not null));
create unique index pay_voucher_charge_once on pay_voucher (organization_id, statement_line_id) where status = 'Posted' and statement_line_id is not null;
drop index pay_voucher_in_force;
create unique index pay_voucher_in_force on pay_voucher (organization_id, run_id, purpose, file_id) nulls not distinct
  where status = 'Posted' and batch_id is null and statement_line_id is null;

alter table statement_line
  add column voucher_id bigint,
  add foreign key (organization_id, voucher_id) references pay_voucher deferrable,
  add constraint statement_line_charged check (voucher_id is null or match = 'charge');
create index statement_line_voucher_id on statement_line (organization_id, voucher_id) where voucher_id is not null;
create index pay_voucher_statement_line_id on pay_voucher (organization_id, statement_line_id) where statement_line_id is not null;
