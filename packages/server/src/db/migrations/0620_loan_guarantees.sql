-- Guarantors of loans, who consent by themselves, the rules about them, and what a leaver still owes as a receivable.
alter table loan_type add column guarantor_count integer not null default 0;

create table loan_guarantors (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  guarantor_id bigint not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references loan on delete cascade deferrable,
  foreign key (organization_id, guarantor_id) references membership deferrable
);
create index loan_guarantors_guarantor_id on loan_guarantors (organization_id, guarantor_id, parent_id);
call guard_tenant_table('loan_guarantors');

create table loan_guarantee (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  loan_id bigint not null,
  borrower_id bigint,
  guarantor_id bigint not null,
  title text,
  loan_type_id bigint,
  loan_amount numeric(16, 2),
  term integer,
  share numeric(16, 2),
  called numeric(16, 2),
  paid numeric(16, 2) default 0,
  replaces_id bigint,
  answered_on date,
  deduction_agreed_on date,
  ended_on date,
  status text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, loan_id) references loan deferrable,
  foreign key (organization_id, borrower_id) references membership deferrable,
  foreign key (organization_id, guarantor_id) references membership deferrable,
  foreign key (organization_id, loan_type_id) references loan_type deferrable,
  foreign key (organization_id, replaces_id) references loan_guarantee deferrable,
  check (guarantor_id <> borrower_id),
  check (coalesce(paid, 0) <= coalesce(called, 0))
);
create index loan_guarantee_loan on loan_guarantee (organization_id, loan_id);
create index loan_guarantee_guarantor on loan_guarantee (organization_id, guarantor_id);
-- A person is asked once for a loan at a time.
create unique index loan_guarantee_once on loan_guarantee (organization_id, loan_id, guarantor_id)
  where status in ('Consent requested', 'Active', 'Payment requested', 'Deduction agreed', 'Deducted from pay');
call guard_tenant_table('loan_guarantee');

create table loan_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  guarantee_limit numeric(16, 2),
  mutual_guarantees boolean not null,
  open_guarantees text not null,
  exit_months integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index loan_setting_single on loan_setting (organization_id);
call guard_tenant_table('loan_setting');

alter table loan_movement add column guarantee_id bigint;
alter table loan_movement add foreign key (organization_id, guarantee_id) references loan_guarantee deferrable;
-- A payroll deducts from a guarantor once for a month.
create unique index loan_movement_guarantee_month on loan_movement (organization_id, guarantee_id, month)
  where kind = 'guarantor' and month is not null;

-- A request that becomes no loan asks no one to guarantee it, whichever way it was closed.
create function withdraw_loan_guarantees() returns trigger language plpgsql as $$
begin
  update loan_guarantee set status = 'Withdrawn',
         ended_on = (new.updated_at at time zone (select o.timezone from organization o where o.id = new.organization_id))::date
   where organization_id = new.organization_id and loan_id = new.id and status in ('Consent requested', 'Active');
  return null;
end $$;
create trigger withdraw_loan_guarantees after update of status on loan
  for each row when (new.status in ('Decline', 'Cancelled')) execute function withdraw_loan_guarantees();
