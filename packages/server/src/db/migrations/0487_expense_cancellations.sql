-- Requests to cancel approved advances and trips.
create table expense_cancel_request (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  trip_id bigint,
  advance_id bigint,
  reason text not null,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, trip_id) references travel_request deferrable,
  foreign key (organization_id, advance_id) references expense_advance deferrable,
  check ((trip_id is null) <> (advance_id is null))
);
create index expense_cancel_request_sender on expense_cancel_request (organization_id, sender_id);
create index expense_cancel_request_trip on expense_cancel_request (organization_id, trip_id) where trip_id is not null;
create index expense_cancel_request_advance on expense_cancel_request (organization_id, advance_id) where advance_id is not null;
call guard_tenant_table('expense_cancel_request');
