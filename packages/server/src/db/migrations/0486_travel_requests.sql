-- Travel requests with itinerary, associates and daily allowances; attendance, advances and claims that belong to them.
create table travel_request (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  title text not null,
  purpose text not null,
  departs_on date not null,
  departs_at time not null,
  returns_on date not null,
  returns_at time not null,
  other_costs numeric(16, 2),
  keeps_leave boolean not null,
  per_diem numeric(16, 2),
  estimate numeric(16, 2),
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable
);
create index travel_request_sender on travel_request (organization_id, sender_id, departs_on);
call guard_tenant_table('travel_request');

create table travel_request_legs (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  origin text not null,
  location_id bigint not null,
  departs_on date not null,
  mode text not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references travel_request on delete cascade deferrable,
  foreign key (organization_id, location_id) references travel_location deferrable
);
create index travel_request_legs_location_id on travel_request_legs (organization_id, location_id, parent_id);
call guard_tenant_table('travel_request_legs');

create table travel_request_associates (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  person_id bigint not null,
  per_diem numeric(16, 2),
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references travel_request on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index travel_request_associates_person_id on travel_request_associates (organization_id, person_id, parent_id);
call guard_tenant_table('travel_request_associates');

create table travel_request_days (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  day date not null,
  location_id bigint,
  minutes integer not null,
  share text not null,
  amount jsonb,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references travel_request on delete cascade deferrable,
  foreign key (organization_id, location_id) references travel_location deferrable
);
create index travel_request_days_location_id on travel_request_days (organization_id, location_id, parent_id);
call guard_tenant_table('travel_request_days');

-- An approved trip marks attendance: each of its rows says of which trip it is.
alter table travel_attendance add column trip_id bigint, add foreign key (organization_id, trip_id) references travel_request deferrable;
create index travel_attendance_trip on travel_attendance (organization_id, trip_id) where trip_id is not null;
create trigger attendance_due_inserted after insert on travel_attendance
  for each row when (new.status = 'Approved') execute function attendance_due_by_travel();

alter table expense_advance add column trip_id bigint, add foreign key (organization_id, trip_id) references travel_request deferrable;
create index expense_advance_trip on expense_advance (organization_id, trip_id) where trip_id is not null;
alter table expense_settlement add column trip_id bigint, add foreign key (organization_id, trip_id) references travel_request deferrable;
create index expense_settlement_trip on expense_settlement (organization_id, trip_id) where trip_id is not null;
