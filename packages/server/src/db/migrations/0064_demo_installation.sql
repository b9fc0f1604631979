-- Whether the demo organisations are being made or are there, and the hash of the password that was printed for their accounts. An account
-- whose password was changed has another hash.
create table demo_installation (
  is_only boolean primary key default true check (is_only),
  state text not null check (state in ('making', 'made')),
  password_hash text,
  check (state = 'making' or password_hash is not null)
);
alter table demo_installation enable row level security;
alter table demo_installation force row level security;
create policy everywhere on demo_installation to karmik_everywhere using (true) with check (true);
grant select, insert, update, delete on demo_installation to karmik_everywhere;

insert into demo_installation (state, password_hash)
select 'made', known.password_hash
  from (select mode() within group (order by u.password_hash) as password_hash from users u
         where u.email in ('hr@himal.demo', 'supervisor@himal.demo', 'employee@himal.demo', 'audit@himal.demo', 'hr@sagar.demo')) known
 where known.password_hash is not null and exists (select from server_secret where name = 'demo_password');
insert into demo_installation (state)
select 'making' from server_secret where name = 'demo_making' on conflict (is_only) do nothing;
delete from server_secret where name in ('demo_password', 'demo_making');
