-- Which punches of the log are not counted and why, what is the same punch again, and when a way out counts as forgotten.
alter table punch add column mark text;
alter table work_shift add column forgotten_after integer;

create table punch_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  repeat_seconds integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index punch_setting_single on punch_setting (organization_id);
call guard_tenant_table('punch_setting');

-- A mark follows from the day, which does not depend on it.
create or replace function attendance_due_by_punches() returns trigger language plpgsql as $$
declare
  o bigint[];
  p bigint[];
  d date[];
begin
  if tg_op = 'DELETE' then
    select array_agg(organization_id), array_agg(employee_id), array_agg(punched_on + n) into o, p, d from removed, generate_series(-1, 1) n;
  elsif tg_op = 'INSERT' then
    select array_agg(organization_id), array_agg(employee_id), array_agg(punched_on + n) into o, p, d from made, generate_series(-1, 1) n;
  else
    select array_agg(organization_id), array_agg(employee_id), array_agg(punched_on + n) into o, p, d
      from (select x.organization_id, x.employee_id, x.punched_on
              from (select * from removed union all select * from made) x
             group by x.organization_id, x.id, x.employee_id, x.punched_on, x.punched_at, x.remark_category, x.source
            having count(*) < 2) x,
           generate_series(-1, 1) n;
  end if;
  if o is not null then
    call mark_attendance_days(o, p, d);
  end if;
  return null;
end $$;
