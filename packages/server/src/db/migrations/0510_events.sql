-- Events with their days, guests and answers. The start is wall time and zone; days are made for a horizon, so that rooms are held.
create table event (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  uid uuid not null default gen_random_uuid(),
  title text not null,
  type text not null,
  organizer_id bigint not null,
  is_all_day boolean not null,
  starts_on date not null,
  start_time time,
  ends_on date not null,
  end_time time,
  timezone text,
  repeats text not null,
  repeat_every integer,
  repeat_days text[] not null default '{}',
  repeat_on text,
  repeat_ends text,
  repeat_until date,
  repeat_count integer,
  room_id bigint,
  location text,
  link text,
  notes text,
  asks_answer boolean not null,
  allows_part boolean not null,
  reminder text not null,
  first_starts_at timestamptz not null,
  last_ends_at timestamptz,
  held_until date,
  status text not null,
  -- That of the file for calendar programs, and the one at which guests were asked last.
  sequence integer not null default 0,
  asked_sequence integer not null default 0,
  -- The series of which this one is the rest.
  previous_id bigint,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, organizer_id) references membership deferrable,
  foreign key (organization_id, room_id) references meeting_room deferrable,
  foreign key (organization_id, previous_id) references event on delete set null (previous_id) deferrable,
  check (is_all_day or (start_time is not null and end_time is not null and timezone is not null)),
  check (repeat_until is null or repeat_until >= starts_on)
);
create index event_starts_on on event (organization_id, starts_on);
create index event_organizer on event (organization_id, organizer_id);
create index event_room_id on event (organization_id, room_id);
create index event_previous on event (organization_id, previous_id) where previous_id is not null;
create index event_held_until on event (held_until) where held_until is not null and status = 'Confirmed';
call guard_tenant_table('event');

create table event_left_out (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  left_out_on date not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references event on delete cascade deferrable
);
call guard_tenant_table('event_left_out');

create table event_other_rooms (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  held_on date not null,
  room_id bigint not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references event on delete cascade deferrable,
  foreign key (organization_id, room_id) references meeting_room deferrable
);
create index event_other_rooms_room_id on event_other_rooms (organization_id, room_id, parent_id);
call guard_tenant_table('event_other_rooms');

create table event_guests (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  person_id bigint,
  name text,
  email text,
  is_optional boolean not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references event on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index event_guests_person_id on event_guests (organization_id, person_id, parent_id);
call guard_tenant_table('event_guests');

-- A day of an event. Its identity is the day that the rule gave it, also once it was moved.
create table event_occurrence (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  event_id bigint not null,
  original_on date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  starts_on date not null,
  ends_on date not null,
  is_moved boolean not null default false,
  is_cancelled boolean not null default false,
  title text,
  location text,
  room_id bigint,
  has_own_room boolean not null default false,
  -- When guests were asked again because this day got another time.
  asked_at timestamptz,
  remind_at timestamptz,
  reminded_at timestamptz,
  primary key (organization_id, id),
  -- Days of a series that is moved take each other's places within one statement.
  constraint event_occurrence_day_unique unique (organization_id, event_id, original_on) deferrable initially immediate,
  foreign key (organization_id, event_id) references event on delete cascade deferrable,
  foreign key (organization_id, room_id) references meeting_room deferrable,
  check (ends_at > starts_at)
);
create index event_occurrence_starts_at on event_occurrence (organization_id, starts_at, ends_at);
create index event_occurrence_room_id on event_occurrence (organization_id, room_id) where room_id is not null;
create index event_occurrence_remind_at on event_occurrence (remind_at) where remind_at is not null and reminded_at is null and not is_cancelled;
call guard_tenant_table('event_occurrence');

-- One table holds all bookings of rooms, so that its rule against two at once holds between events and bookings too.
alter table room_booking
  add column occurrence_id bigint,
  add foreign key (organization_id, occurrence_id) references event_occurrence on delete cascade deferrable;
create unique index room_booking_occurrence on room_booking (organization_id, occurrence_id) where occurrence_id is not null;

create table event_answer (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  guest_id bigint not null,
  -- Empty: the whole event.
  occurrence_id bigint,
  answer text not null check (answer in ('Accepted', 'Tentative', 'Declined')),
  note text,
  part_from timestamptz,
  part_to timestamptz,
  answered_at timestamptz not null,
  is_by_link boolean not null,
  -- False once another answer or a new time took its place, or where it was given to an older version.
  is_current boolean not null,
  primary key (organization_id, id),
  foreign key (organization_id, guest_id) references event_guests on delete cascade deferrable,
  foreign key (organization_id, occurrence_id) references event_occurrence on delete cascade deferrable,
  check ((part_from is null) = (part_to is null) and (part_from is null or part_from < part_to))
);
create unique index event_answer_current on event_answer (organization_id, guest_id, coalesce(occurrence_id, 0)) where is_current;
create index event_answer_occurrence on event_answer (organization_id, occurrence_id) where occurrence_id is not null;
call guard_tenant_table('event_answer');

-- Who came by a link that was forwarded and asks to be a guest.
create table event_join_request (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  event_id bigint not null,
  name text not null,
  email text not null,
  asked_at timestamptz not null,
  state text not null check (state in ('Pending', 'Added', 'Refused')),
  decided_by bigint,
  decided_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, event_id) references event on delete cascade deferrable
);
create unique index event_join_request_open on event_join_request (organization_id, event_id, lower(email)) where state = 'Pending';
create index event_join_request_event on event_join_request (organization_id, event_id);
call guard_tenant_table('event_join_request');

-- Posts of an event are read by those who read the event.
alter table post
  add column event_id bigint,
  add foreign key (organization_id, event_id) references event on delete cascade deferrable;
create index post_event on post (organization_id, event_id, published_at desc, id desc) where event_id is not null;

-- Files for calendar programs that go with a mail: a list of {method, content, name}; forgotten once it is sent.
alter table email_log add column calendars jsonb;

-- What a private calendar link shows.
alter table leave_feed
  add column layers text[] not null default '{leave,holiday}',
  add column is_busy_only boolean not null default false;
