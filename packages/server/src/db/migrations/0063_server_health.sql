-- The row that /healthz writes. It tells whether rows can be written, and nothing else.
create table server_health (
  is_only boolean primary key default true check (is_only),
  checked_at timestamptz not null
);
alter table server_health enable row level security;
alter table server_health force row level security;
create policy everywhere on server_health to karmik_everywhere using (true) with check (true);
grant select, insert, update on server_health to karmik_everywhere;
