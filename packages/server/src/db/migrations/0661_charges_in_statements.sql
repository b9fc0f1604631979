-- A charge that was recorded with a payment, or with its return, is a line of the statement too: it is reconciled once and is in the voucher of its batch.
alter table payment_item
  add column fee_line_id bigint,
  add column return_fee_line_id bigint,
  add foreign key (organization_id, fee_line_id) references statement_line deferrable,
  add foreign key (organization_id, return_fee_line_id) references statement_line deferrable,
  add constraint payment_item_fee_line check (fee_line_id is null or fee is not null),
  add constraint payment_item_return_fee_line check (return_fee_line_id is null or return_fee is not null);
create index payment_item_fee_line_id on payment_item (organization_id, fee_line_id) where fee_line_id is not null;
create index payment_item_return_fee_line_id on payment_item (organization_id, return_fee_line_id) where return_fee_line_id is not null;
