-- What providers of wallets report by themselves, kept until its payment is there. Of what is refused only a count of the day is kept.
create table payment_callback (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  -- Of the bytes that were signed: the same report is taken once.
  digest text not null,
  received_at timestamptz not null,
  payment_key text not null,
  answer text not null,
  amount numeric(16, 2),
  currency text,
  receiver text,
  reference text,
  reason text,
  payment_id bigint,
  handled_at timestamptz,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, payment_id) references payment_item deferrable
);
create unique index payment_callback_digest on payment_callback (organization_id, digest);
create index payment_callback_waiting on payment_callback (organization_id, payment_key) where status = 'Waiting';
create index payment_callback_payment on payment_callback (organization_id, payment_id) where payment_id is not null;
call guard_tenant_table('payment_callback');

create table payment_callback_refusal (
  organization_id bigint not null references organization (id) deferrable,
  day date not null,
  refused integer not null,
  primary key (organization_id, day)
);
call guard_tenant_table('payment_callback_refusal');
