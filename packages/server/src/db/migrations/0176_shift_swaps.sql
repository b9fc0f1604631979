-- Swaps of shifts between colleagues. The plans that were seen are kept by their ids, which are their versions.
create table shift_swap (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  colleague_id bigint not null,
  day date not null,
  return_day date,
  request_remarks text not null,
  status text not null,
  plans bigint[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, colleague_id) references membership deferrable,
  check (sender_id <> colleague_id),
  check (day <> return_day)
);
create index shift_swap_sender on shift_swap (organization_id, sender_id);
create index shift_swap_colleague on shift_swap (organization_id, colleague_id);
call guard_tenant_table('shift_swap');
