create table room_booking (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  room_id bigint not null,
  subject text not null,
  booked_for_id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  attendees integer,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, room_id) references meeting_room deferrable,
  foreign key (organization_id, booked_for_id) references membership deferrable,
  check (ends_at > starts_at),
  -- Two that are booked at the same moment: the second is refused here.
  constraint room_booking_room_overlap exclude using gist
    (organization_id with =, room_id with =, tstzrange(starts_at, ends_at) with &&)
);
call guard_tenant_table('room_booking');
