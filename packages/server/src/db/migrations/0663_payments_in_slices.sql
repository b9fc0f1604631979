-- A net pay above the limit of a transaction may be paid by several payments; each slice is sent, fails and is retried by itself.
alter table payment_item
  add column slice integer not null default 0 check (slice >= 0),
  add column slices integer check (slices > 1),
  -- Of which amount it is a slice.
  add column whole numeric(16, 2),
  add constraint payment_item_slice check ((slice = 0) = (slices is null) and (slice = 0) = (whole is null) and slice <= coalesce(slices, 0));
drop index payment_item_open;
create unique index payment_item_open on payment_item (organization_id, source, source_id, part, slice)
  where status in ('Created', 'Sending', 'Ambiguous', 'Mismatch');
-- A debt that is open as a whole is not open in slices too.
create unique index payment_item_open_once on payment_item (organization_id, source, source_id, part)
  where status in ('Created', 'Sending', 'Ambiguous', 'Mismatch') and slice <= 1;
alter table payment_setting add column above_limit text not null default 'refuse';
