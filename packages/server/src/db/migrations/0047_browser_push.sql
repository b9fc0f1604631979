-- Browsers that are told of notifications by push, and what waits to be sent to them.
alter table notification_preference add column push boolean not null default true;
alter table notification_preference alter column push drop default;

-- Whether it is still to be handed to the recipient's browsers.
alter table notification add column push boolean not null default false;
create index notification_push on notification (created_at) where push;

-- A browser belongs to the session in which it asked, and is told of what the person of that session is told, in whatever organisation.
create table push_subscription (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade deferrable,
  session_id uuid not null unique references auth_session (id) on delete cascade deferrable,
  endpoint text not null unique,
  host text not null,
  p256dh text not null,
  auth text not null,
  -- The public key of this installation that the browser was given; with another one nothing reaches it.
  server_key text not null,
  language text not null check (language in ('en', 'ne')),
  created_at timestamptz not null,
  last_sent_at timestamptz,
  failures integer not null default 0,
  rests_until timestamptz
);
create index push_subscription_user on push_subscription (user_id);

create table push_message (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references push_subscription (id) on delete cascade deferrable,
  topic text not null,
  payload text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index push_message_subscription on push_message (subscription_id, id);
create index push_message_expiry on push_message (expires_at);

do $$
declare name text;
begin
  foreach name in array array['push_subscription', 'push_message'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy everywhere on %I to karmik_everywhere using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to karmik_everywhere', name);
  end loop;
end $$;
-- Work of one organisation learns who of its members has such a browser, and nothing else of it.
create policy organization_wall on push_subscription for select to karmik_app
  using (exists (select from membership m where m.organization_id = (select app_organization()) and m.user_id = push_subscription.user_id));
grant select (user_id) on push_subscription to karmik_app;
