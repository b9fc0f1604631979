-- A person's calendar link: their own leave for calendar programs. Of its secret the hash alone is kept.
create table leave_feed (
  organization_id bigint not null references organization (id) deferrable,
  user_id bigint not null,
  hash bytea not null,
  made_at timestamptz not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references membership deferrable
);
create unique index leave_feed_hash on leave_feed (hash);
call guard_tenant_table('leave_feed');
