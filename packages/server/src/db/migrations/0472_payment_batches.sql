-- Batches of payments with their rows. What a row pays has one open payment at a time, whatever is pressed or retried.
create table payment_batch (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  number text,
  source text not null,
  run_id bigint,
  way text not null,
  account_id bigint,
  pay_on date not null,
  narration text not null,
  template text,
  payments integer,
  total numeric(16, 2),
  paid numeric(16, 2),
  made_by_id bigint,
  checked_by_id bigint,
  second_checked_by_id bigint,
  -- Of the rows and the total that were checked.
  digest text,
  sent_by_id bigint,
  sent_at timestamptz,
  file_id bigint,
  retry_of_id bigint,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, run_id) references pay_run deferrable,
  foreign key (organization_id, account_id) references payment_account deferrable,
  foreign key (organization_id, made_by_id) references membership deferrable,
  foreign key (organization_id, checked_by_id) references membership deferrable,
  foreign key (organization_id, second_checked_by_id) references membership deferrable,
  foreign key (organization_id, sent_by_id) references membership deferrable,
  foreign key (organization_id, file_id) references file deferrable,
  foreign key (organization_id, retry_of_id) references payment_batch deferrable
);
create unique index payment_batch_number on payment_batch (organization_id, number);
create index payment_batch_run on payment_batch (organization_id, run_id) where run_id is not null;
create index payment_batch_account on payment_batch (organization_id, account_id) where account_id is not null;
create index payment_batch_retry_of on payment_batch (organization_id, retry_of_id) where retry_of_id is not null;
call guard_tenant_table('payment_batch');

-- Who prepared or changed a batch, and so cannot check it.
create table payment_batch_maker (
  organization_id bigint not null references organization (id) deferrable,
  batch_id bigint not null,
  person_id bigint not null,
  primary key (organization_id, batch_id, person_id),
  foreign key (organization_id, batch_id) references payment_batch deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
call guard_tenant_table('payment_batch_maker');

create table payment_item (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  batch_id bigint not null,
  employee_id bigint not null,
  source text not null,
  -- The payslip, claim, advance or loan that is paid.
  source_id bigint not null,
  about text,
  amount numeric(16, 2) not null check (amount > 0),
  way text not null,
  pay_on date not null,
  bank_name text,
  branch text,
  swift text,
  account_number text,
  account_name text,
  -- Under which a provider knows the payment; it is stored before the provider is called.
  own_key uuid not null default gen_random_uuid(),
  sending_at timestamptz,
  -- When a provider was last asked about it, and when an answer to it was stored.
  asked_at timestamptz,
  answered_at timestamptz,
  answered numeric(16, 2),
  settled_on date,
  reference text,
  fee numeric(16, 2),
  problem text,
  retry_of_id bigint,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, batch_id) references payment_batch deferrable,
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, retry_of_id) references payment_item deferrable
);
create unique index payment_item_open on payment_item (organization_id, source, source_id)
  where status in ('Created', 'Sending', 'Ambiguous', 'Mismatch');
create unique index payment_item_own_key on payment_item (organization_id, own_key);
create index payment_item_wallets on payment_item (way, status, asked_at) where status in ('Created', 'Sending', 'Ambiguous');
create index payment_item_batch on payment_item (organization_id, batch_id);
create index payment_item_employee on payment_item (organization_id, employee_id);
create index payment_item_source on payment_item (organization_id, source, source_id);
create index payment_item_retry_of on payment_item (organization_id, retry_of_id) where retry_of_id is not null;
call guard_tenant_table('payment_item');

-- A final state never goes back to an open one.
create function keep_payment_final() returns trigger language plpgsql as $$
begin
  if old.status in ('Complete', 'Returned', 'Paid twice', 'Removed') and new.status in ('Created', 'Sending', 'Ambiguous', 'Mismatch', 'Failed')
     or old.status = 'Failed' and new.status in ('Created', 'Sending', 'Ambiguous') then
    raise exception 'payment % does not go back from % to %', old.id, old.status, new.status;
  end if;
  return new;
end $$;
create trigger payment_item_final before update of status on payment_item for each row execute function keep_payment_final();
