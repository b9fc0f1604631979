-- What can still be done with a batch that was sent.
alter table payment_batch
  add column pending integer,
  -- Failed and returned payments that are not tried again yet.
  add column failed integer;
