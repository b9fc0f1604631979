-- Work shifts, who has which, and the days that are worked out of them.

create table work_shift (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  is_default boolean not null,
  colour text,
  description text,
  mode text not null,
  worked_mode text not null,
  early_in integer,
  late_out integer,
  grace_late_in integer,
  grace_early_out integer,
  late_counted_from text not null,
  half_day_below integer,
  absent_below integer,
  unpaid_break integer,
  unpaid_break_after integer,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index work_shift_name_unique on work_shift (organization_id, lower(name));
call guard_tenant_table('work_shift');

create table work_shift_timings (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  effective_from date not null,
  weekday text not null,
  starts_at time not null,
  ends_at time not null,
  required_minutes integer,
  primary key (organization_id, id),
  unique (organization_id, parent_id, position),
  foreign key (organization_id, parent_id) references work_shift on delete cascade deferrable
);
call guard_tenant_table('work_shift_timings');

create table shift_assignment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  work_shift_id bigint not null,
  starts_on date not null,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, work_shift_id) references work_shift deferrable,
  constraint shift_assignment_dates_overlap exclude using gist
    (organization_id with =, employee_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
create index shift_assignment_work_shift on shift_assignment (organization_id, work_shift_id);
call guard_tenant_table('shift_assignment');

create table attendance_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  web_attendance boolean not null,
  is_remote boolean not null,
  ignores_devices boolean not null,
  starts_on date not null,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  constraint attendance_setting_dates_overlap exclude using gist
    (organization_id with =, employee_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
call guard_tenant_table('attendance_setting');

-- What is planned for a person on one day; it outweighs the shift that they are assigned. Without a shift the day is a day off.
create table roster_entry (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  day date not null,
  work_shift_id bigint,
  is_published boolean not null default false,
  source text not null check (source in ('manual', 'pattern', 'swap')),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, work_shift_id) references work_shift deferrable
);
create unique index roster_entry_employee_day_unique on roster_entry (organization_id, employee_id, day);
create index roster_entry_work_shift on roster_entry (organization_id, work_shift_id);
call guard_tenant_table('roster_entry');

create table attendance_day (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  employee_id bigint not null,
  day date not null,
  standing text not null,
  coefficient text not null,
  work_shift_id bigint,
  starts_at timestamptz,
  ends_at timestamptz,
  punched_in timestamptz,
  punched_out timestamptz,
  expected integer not null,
  worked integer not null,
  break_out integer not null,
  late integer not null,
  early integer not null,
  overtime integer not null,
  lost integer not null,
  is_remote boolean not null,
  is_travelling boolean not null,
  is_locked boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, work_shift_id) references work_shift deferrable
);
create unique index attendance_day_employee_day_unique on attendance_day (organization_id, employee_id, day);
create index attendance_day_day on attendance_day (organization_id, day, employee_id);
call guard_tenant_table('attendance_day');
call partition_by_time('attendance_day', 'day', 'year');

-- From which day to which an organization counts days on which nothing was punched.
create table attendance_reach (
  organization_id bigint not null references organization (id) deferrable,
  starts_on date not null,
  ends_on date not null,
  primary key (organization_id),
  check (ends_on >= starts_on)
);
call guard_tenant_table('attendance_reach');

-- Days that are to be worked out anew, once `due_at` is over. Triggers fill it, so that no writer can forget.
create table attendance_due (
  organization_id bigint not null references organization (id) deferrable,
  employee_id bigint not null,
  day date not null,
  due_at timestamptz not null default '-infinity',
  primary key (organization_id, employee_id, day),
  foreign key (organization_id, employee_id) references membership deferrable
);
create index attendance_due_at on attendance_due (organization_id, due_at);
call guard_tenant_table('attendance_due');

-- Marks days of people, but for those of a closed month.
create procedure mark_attendance_days(organizations bigint[], people bigint[], days date[]) language plpgsql as $$
begin
  insert into attendance_due as due (organization_id, employee_id, day)
  select distinct g.organization_id, g.employee_id, g.day
    from unnest(organizations, people, days) g (organization_id, employee_id, day)
   where not exists (select from period_lock p where p.organization_id = g.organization_id and p.area = 'attendance' and p.state = 'closed'
                                                 and g.day between p.starts_on and p.ends_on)
   order by 1, 2, 3
  on conflict (organization_id, employee_id, day) do update set due_at = '-infinity' where due.due_at > '-infinity';
end $$;

-- Marks what an organization counts of stretches of days; those without a person are about everyone, and one without an end goes on.
create procedure mark_attendance_stretches(organizations bigint[], people bigint[], starts date[], ends date[]) language plpgsql as $$
declare
  due_organizations bigint[];
  due_people bigint[];
  due_days date[];
begin
  select array_agg(organization_id), array_agg(employee_id), array_agg(day) into due_organizations, due_people, due_days
    from (select distinct r.organization_id, e.user_id as employee_id, s.day::date as day
            from unnest(organizations, people, starts, ends) g (organization_id, person, starts_on, ends_on)
            join attendance_reach r on r.organization_id = g.organization_id
            join employee e on e.organization_id = g.organization_id and (g.person is null or e.user_id = g.person)
           cross join lateral generate_series(greatest(g.starts_on, r.starts_on)::timestamp, least(g.ends_on, r.ends_on)::timestamp,
                                              interval '1 day') s (day)) d;
  if due_days is not null then
    call mark_attendance_days(due_organizations, due_people, due_days);
  end if;
end $$;

-- A punch may be of a shift that began the day before or begins on the day after.
create function attendance_due_by_punches() returns trigger language plpgsql as $$
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
      from (select organization_id, employee_id, punched_on from removed union select organization_id, employee_id, punched_on from made) x,
           generate_series(-1, 1) n;
  end if;
  if o is not null then
    call mark_attendance_days(o, p, d);
  end if;
  return null;
end $$;
create trigger attendance_due_made after insert on punch
  referencing new table as made for each statement execute function attendance_due_by_punches();
create trigger attendance_due_changed after update on punch
  referencing old table as removed new table as made for each statement execute function attendance_due_by_punches();
create trigger attendance_due_removed after delete on punch
  referencing old table as removed for each statement execute function attendance_due_by_punches();

create function attendance_due_by_corrections() returns trigger language plpgsql as $$
declare
  o bigint[];
  p bigint[];
  d date[];
begin
  select array_agg(u.organization_id), array_agg(u.employee_id), array_agg(u.punched_on + n) into o, p, d
    from made m join punch u on u.organization_id = m.organization_id and u.id = m.punch_id,
         generate_series(-1, 1) n;
  if o is not null then
    call mark_attendance_days(o, p, d);
  end if;
  return null;
end $$;
create trigger attendance_due_made after insert on punch_correction
  referencing new table as made for each statement execute function attendance_due_by_corrections();

create function attendance_due_by_roster() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    call mark_attendance_days(array[old.organization_id], array[old.employee_id], array[old.day]);
  end if;
  if tg_op <> 'DELETE' then
    call mark_attendance_days(array[new.organization_id], array[new.employee_id], array[new.day]);
  end if;
  return null;
end $$;
create trigger attendance_due_changed after insert or update or delete on roster_entry
  for each row execute function attendance_due_by_roster();

-- For tables of which each row names a person and the days from one to another.
create function attendance_due_by_assignment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    call mark_attendance_stretches(array[old.organization_id], array[old.employee_id], array[old.starts_on], array[old.ends_on]);
  end if;
  if tg_op <> 'DELETE' then
    call mark_attendance_stretches(array[new.organization_id], array[new.employee_id], array[new.starts_on], array[new.ends_on]);
  end if;
  return null;
end $$;
create trigger attendance_due_changed after insert or update or delete on shift_assignment
  for each row execute function attendance_due_by_assignment();
create trigger attendance_due_changed after insert or update or delete on attendance_setting
  for each row execute function attendance_due_by_assignment();
create trigger attendance_due_changed after insert or update of starts_on, ends_on or delete on employment
  for each row execute function attendance_due_by_assignment();

create function attendance_due_by_holiday() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    call mark_attendance_stretches(array[old.organization_id], array[null::bigint], array[old.starts_on], array[old.ends_on]);
  end if;
  if tg_op <> 'DELETE' then
    call mark_attendance_stretches(array[new.organization_id], array[null::bigint], array[new.starts_on], array[new.ends_on]);
  end if;
  return null;
end $$;
create trigger attendance_due_changed after insert or update or delete on holiday
  for each row execute function attendance_due_by_holiday();

-- Which holidays are somebody's, and from when their days count.
create function attendance_due_by_employee() returns trigger language plpgsql as $$
begin
  call mark_attendance_stretches(array[new.organization_id], array[new.user_id], array[least(new.joined_on, old.joined_on)], array[null::date]);
  return null;
end $$;
create trigger attendance_due_made after insert on employee for each row execute function attendance_due_by_employee();
create trigger attendance_due_changed
  after update of joined_on, is_current, branch_id, division_id, gender, religion, ethnicity on employee for each row
  when ((new.joined_on, new.is_current, new.branch_id, new.division_id, new.gender, new.religion, new.ethnicity) is distinct from
        (old.joined_on, old.is_current, old.branch_id, old.division_id, old.gender, old.religion, old.ethnicity))
  execute function attendance_due_by_employee();

-- Marks the days of everyone who has a shift, from a day on.
create procedure mark_attendance_of_shift(organization bigint, shift bigint, starts date) language plpgsql as $$
declare
  o bigint[];
  p bigint[];
  f date[];
  u date[];
begin
  if exists (select from work_shift where organization_id = organization and id = shift and is_default) then
    call mark_attendance_stretches(array[organization], array[null::bigint], array[starts], array[null::date]);
    return;
  end if;
  select array_agg(organization), array_agg(x.employee_id), array_agg(greatest(x.starts_on, starts)), array_agg(x.ends_on) into o, p, f, u
    from (select employee_id, starts_on, ends_on from shift_assignment where organization_id = organization and work_shift_id = shift
          union all
          select employee_id, day, day from roster_entry where organization_id = organization and work_shift_id = shift) x
   where x.ends_on is null or x.ends_on >= starts;
  if o is not null then
    call mark_attendance_stretches(o, p, f, u);
  end if;
end $$;

create function attendance_due_by_shift() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'name' - 'colour' - 'description') is distinct from (to_jsonb(old) - 'name' - 'colour' - 'description') then
    if new.is_default or old.is_default then
      call mark_attendance_stretches(array[new.organization_id], array[null::bigint], array['-infinity'::date], array[null::date]);
    else
      call mark_attendance_of_shift(new.organization_id, new.id, '-infinity');
    end if;
  end if;
  return null;
end $$;
create trigger attendance_due_changed after insert or update on work_shift for each row execute function attendance_due_by_shift();

create function attendance_due_by_timings() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    call mark_attendance_of_shift(old.organization_id, old.parent_id, old.effective_from);
  end if;
  if tg_op <> 'DELETE' then
    call mark_attendance_of_shift(new.organization_id, new.parent_id, new.effective_from);
  end if;
  return null;
end $$;
create trigger attendance_due_made after insert or delete on work_shift_timings
  for each row execute function attendance_due_by_timings();
create trigger attendance_due_changed after update on work_shift_timings for each row
  when ((new.effective_from, new.weekday, new.starts_at, new.ends_at, new.required_minutes) is distinct from
        (old.effective_from, old.weekday, old.starts_at, old.ends_at, old.required_minutes))
  execute function attendance_due_by_timings();

-- Days on which the organization rests, and a month that is open again or just closed.
create function attendance_due_by_organization() returns trigger language plpgsql as $$
begin
  call mark_attendance_stretches(array[new.organization_id], array[null::bigint], array['-infinity'::date], array[null::date]);
  return null;
end $$;
create trigger attendance_due_changed after update of weekly_day_off, second_day_off on application_setting for each row
  when ((new.weekly_day_off, new.second_day_off) is distinct from (old.weekly_day_off, old.second_day_off))
  execute function attendance_due_by_organization();

create function attendance_of_period() returns trigger language plpgsql as $$
begin
  update attendance_day set is_locked = new.state = 'closed'
   where organization_id = new.organization_id and day between new.starts_on and new.ends_on and is_locked is distinct from (new.state = 'closed');
  if old.state = 'closed' then
    call mark_attendance_stretches(array[new.organization_id], array[null::bigint], array[new.starts_on], array[new.ends_on]);
  end if;
  return null;
end $$;
create trigger attendance_of_period after update of state on period_lock for each row
  when (new.area = 'attendance' and new.state <> old.state) execute function attendance_of_period();

call name_partition_indexes('attendance_day');
