-- Employees know of a change of their employment from its day on, or earlier once it is published, where the organization publishes changes.
create table profile_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  future_changes text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index profile_setting_single on profile_setting (organization_id);
call guard_tenant_table('profile_setting');

alter table employment add column is_published boolean not null default false,
  -- Whether the employee gets a notification as soon as they know of it.
  add column is_to_be_told boolean not null default false;
create index employment_to_be_told on employment (organization_id) where is_to_be_told;
alter table duty_station_assignment add column is_published boolean not null default false;

-- The one rule of who knows of what is to come. The day is that of the server's clock, in the zone of the organization.
create function change_is_known(organization bigint, starts date, published boolean) returns boolean language sql stable as $$
  select starts <= (coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) at time zone o.timezone)::date
      or published and exists (select from profile_setting s where s.organization_id = o.id and s.future_changes = 'Once published')
    from organization o where o.id = organization
$$;
grant execute on function change_is_known to karmik_app, karmik_everywhere;
