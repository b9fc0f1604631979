-- The live connection's events and presence, notifications of people and of organisations, and what people want to be told.

-- What changed, ids only. The transaction's number stands beside each row: which events a reader has met is told by a snapshot and not
-- by the row's id, since rows become visible in the order of commits and ids are given out before.
create table live_event (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  object_id text,
  user_ids bigint[],
  at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index live_event_xid on live_event (xid);
create index live_event_at on live_event (at);
call guard_tenant_table('live_event', privileges => 'select, insert, delete');

-- Which server processes are there, and who is connected to each. A process that ended without a word is forgotten with its people.
create table live_server (
  id uuid primary key,
  seen_at timestamptz not null
);
create table live_presence (
  server_id uuid not null references live_server (id) on delete cascade deferrable,
  user_id bigint not null references users (id) on delete cascade deferrable,
  primary key (user_id, server_id)
);
create index live_presence_server on live_presence (server_id);
alter table live_server enable row level security;
alter table live_server force row level security;
create policy everywhere on live_server to karmik_everywhere using (true) with check (true);
grant select, insert, update, delete on live_server to karmik_everywhere;
alter table live_presence enable row level security;
alter table live_presence force row level security;
create policy everywhere on live_presence to karmik_everywhere using (true) with check (true);
create policy organization_wall on live_presence for select to karmik_app
  using (exists (select from membership m where m.organization_id = (select app_organization()) and m.user_id = live_presence.user_id));
grant select, insert, update, delete on live_presence to karmik_everywhere;
grant select on live_presence to karmik_app;

create table notification (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  recipient_id bigint not null,
  actor_id bigint references users (id) deferrable,
  category text not null,
  text_en text not null,
  text_ne text not null,
  url text,
  interactive_type text,
  interactive_data jsonb,
  -- What the recipient must hold to open it; asked anew each time.
  code text,
  can_be_reminded boolean not null default false,
  in_app boolean not null default true,
  email text check (email in ('due', 'digest')),
  -- Equal for notifications that say the same: of those one is unread at a time.
  digest bytea not null,
  notify_on timestamptz not null,
  created_at timestamptz not null,
  read_at timestamptz,
  remind_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, recipient_id) references membership deferrable
);
create unique index notification_unread on notification (organization_id, recipient_id, digest) where read_at is null;
create index notification_recipient on notification (organization_id, recipient_id, notify_on desc, id desc) where in_app;
create index notification_reminder on notification (remind_at) where remind_at is not null;
create index notification_email on notification (email, created_at) where email is not null;
call guard_tenant_table('notification');

create table organization_notification (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  actor_id bigint references users (id) deferrable,
  category text not null,
  text_en text not null,
  text_ne text not null,
  url text,
  interactive_type text,
  interactive_data jsonb,
  code text,
  digest bytea not null,
  notify_on timestamptz not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by bigint references users (id) deferrable,
  primary key (organization_id, id),
  check ((resolved_at is null) = (resolved_by is null))
);
create unique index organization_notification_open on organization_notification (organization_id, digest) where resolved_at is null;
create index organization_notification_list on organization_notification (organization_id, notify_on desc, id desc);
call guard_tenant_table('organization_notification');

-- What somebody wants to be told of a category; without a row the defaults hold.
create table notification_preference (
  organization_id bigint not null,
  user_id bigint not null,
  category text not null,
  in_app boolean not null,
  email text not null check (email in ('off', 'at_once', 'digest')),
  primary key (organization_id, user_id, category),
  foreign key (organization_id, user_id) references membership deferrable
);
call guard_tenant_table('notification_preference');

-- When somebody was last sent a digest, so that a day has one.
create table notification_digest (
  organization_id bigint not null,
  user_id bigint not null,
  sent_on date not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references membership deferrable
);
call guard_tenant_table('notification_digest');
