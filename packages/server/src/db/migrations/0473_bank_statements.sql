-- Lines of bank statements, and the payments that they are. A payment is reconciled once.
create table statement_line (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  account_id bigint not null,
  happened_on date not null,
  narration text not null,
  reference text,
  withdrawn numeric(16, 2),
  deposited numeric(16, 2),
  balance numeric(16, 2) not null,
  match text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, account_id) references payment_account deferrable
);
create unique index statement_line_once on statement_line (organization_id, account_id, happened_on, balance, coalesce(withdrawn, 0), coalesce(deposited, 0));
call guard_tenant_table('statement_line');

alter table payment_item add column statement_line_id bigint, add foreign key (organization_id, statement_line_id) references statement_line deferrable;
create index payment_item_statement_line on payment_item (organization_id, statement_line_id) where statement_line_id is not null;
