-- Claims of overtime that was worked, and what settings say of them.
alter table overtime_setting
  add column least_claim integer not null default 30,
  add column claim_block integer not null default 15,
  add column claim_rounding text not null default 'Down',
  add column counts_before boolean not null default true,
  add column counts_after boolean not null default true,
  add column allows_off_days boolean not null default true,
  add column needs_pre_approval boolean not null default false,
  add column claim_days integer not null default 30;

create table overtime_claim (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  claimed_on date not null,
  early integer not null,
  late integer not null,
  normalised integer not null,
  day_kind text not null,
  multiplier numeric(6, 2) not null,
  is_exceeded boolean not null default false,
  request_remarks text not null,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable
);
create unique index overtime_claim_day on overtime_claim (organization_id, sender_id, claimed_on)
  where status in ('Requested', 'Forwarded', 'Approved');
call guard_tenant_table('overtime_claim');
