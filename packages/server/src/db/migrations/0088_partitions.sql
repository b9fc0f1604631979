-- Tables that grow with time are partitioned by it. The table itself is the declaration: its partition key names the column, and its
-- comment the step.

-- Year or month; null for a table that is not partitioned by time.
create function partition_step(parent regclass) returns text language sql stable
return substring(obj_description(parent, 'pg_class') from '^Partitioned by (.*)$');

create function partition_key(parent regclass) returns text language sql stable
return (select a.attname from pg_partitioned_table t join pg_attribute a on a.attrelid = t.partrelid and a.attnum = t.partattrs[0] where t.partrelid = parent);

-- The name of the partition that holds a day.
create function partition_name(parent regclass, day date) returns text language sql stable
return (select relname from pg_class where oid = parent)
  || to_char(day, case partition_step(parent) when 'month' then '"_p"YYYY_MM' else '"_p"YYYY' end);

-- Whether it is there, be it detached.
create function is_partition_made(parent regclass, day date) returns boolean language sql stable
return exists (select from pg_class where relname = partition_name(parent, day) and relnamespace in (to_regnamespace('public'), to_regnamespace('detached')));

-- Gives the indexes of partitions the name of the table's index under their own, so that a refusal names the rule.
create procedure name_partition_indexes(parent regclass) language plpgsql as $$
declare one record;
begin
  for one in
    select i.oid::regclass as index, i.relname as now, p.relname || substr(pi.relname, length(pp.relname) + 1) as wanted
      from pg_inherits h
      join pg_class i on i.oid = h.inhrelid join pg_index x on x.indexrelid = i.oid join pg_class p on p.oid = x.indrelid
      join pg_class pi on pi.oid = h.inhparent join pg_index px on px.indexrelid = pi.oid join pg_class pp on pp.oid = px.indrelid
     where px.indrelid = parent
  loop
    if one.now <> one.wanted then
      execute format('alter index %s rename to %I', one.index, one.wanted);
    end if;
  end loop;
end $$;

-- Makes the partition that holds a day, of a table of its name where one came back; the rows of its time come over from the default one.
-- The server's roles reach a partition by its table alone: they have no rights on it, and no policy lets them pass.
create procedure make_partition(parent regclass, day date) language plpgsql set timezone = 'UTC' as $$
declare
  own text := (select relname from pg_class where oid = parent);
  part text := partition_name(parent, day);
  step text := partition_step(parent);
  key text := partition_key(parent);
  lower timestamp := date_trunc(step, day::timestamp);
  upper timestamp := lower + ('1 ' || step)::interval;
  columns text := (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
                    where attrelid = parent and attnum > 0 and not attisdropped and attgenerated = '');
begin
  execute format('create table if not exists %I (like %s including defaults including constraints including generated including storage)', part, parent);
  execute format('alter table %I enable row level security', part);
  execute format('with late as (delete from %I where %I >= %L and %I < %L returning %s) insert into %I (%s) select %s from late',
    own || '_default', key, lower, key, upper, columns, part, columns, columns);
  execute format('alter table %s attach partition %I for values from (%L) to (%L)', parent, part, lower, upper);
  call name_partition_indexes(parent);
end $$;

-- Makes the partitions of now and of the period after it, and those of rows that the default one took in. Run often, by any server.
create procedure make_partitions(at timestamptz) language plpgsql set timezone = 'UTC' as $$
declare
  parent regclass;
  next_day date;
  days date[];
  day date;
begin
  -- Rather later than that everybody waits behind a lock on the table.
  perform set_config('lock_timeout', '5s', true);
  for parent in
    select c.oid::regclass from pg_class c
     where c.relkind = 'p' and c.relnamespace = 'public'::regnamespace and partition_step(c.oid) is not null order by c.relname
  loop
    next_day := at + ('1 ' || partition_step(parent))::interval;
    -- What is dated later waits for its time, and a year before 2000 is a slip that deserves no table.
    execute format('select array(select distinct date_trunc(%L, %I)::date from %I where %I >= %L and %I < %L)',
      partition_step(parent), partition_key(parent), parent || '_default', partition_key(parent), date '2000-01-01', partition_key(parent), next_day) into days;
    foreach day in array array[at::date, next_day] || days loop
      continue when is_partition_made(parent, day);
      -- Of several servers one makes it.
      perform pg_advisory_xact_lock(hashtextextended('make_partition', 0));
      continue when is_partition_made(parent, day);
      call make_partition(parent, day);
    end loop;
  end loop;
end $$;

-- Partitions a guarded table by a date or an instant that is never null, with the rows that it has. The column joins the primary key;
-- every other unique rule must hold it already. The step is a year or a month.
create procedure partition_by_time(name regclass, key_column text, step text) language plpgsql set timezone = 'UTC' as $$
declare
  own text := (select relname from pg_class where oid = name);
  identity text := (select attname from pg_attribute where attrelid = name and attidentity <> '');
  columns text := (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
                    where attrelid = name and attnum > 0 and not attisdropped and attgenerated = '');
  rights text := (select string_agg(privilege_type, ', ') from pg_class, aclexplode(relacl) where oid = name and grantee = 'karmik_app'::regrole);
  keys text[] := array(select quote_ident(a.attname) from pg_constraint c, unnest(c.conkey) with ordinality k (number, n), pg_attribute a
                        where c.conrelid = name and c.contype = 'p' and a.attrelid = name and a.attnum = k.number order by k.n);
  definitions text[] := array(
    select format('alter table %I add constraint %I %s', own, conname, pg_get_constraintdef(oid)) from pg_constraint
     where conrelid = name and contype in ('u', 'f', 'x')
    union all
    select pg_get_indexdef(indexrelid) from pg_index where indrelid = name and indexrelid not in (select conindid from pg_constraint where conrelid = name)
    union all
    select pg_get_triggerdef(oid) from pg_trigger where tgrelid = name and not tgisinternal);
  definition text;
  day date;
  next_id bigint;
begin
  if step not in ('year', 'month') then
    raise exception 'A table is partitioned by year or by month, not by %', step;
  end if;
  if rights is null then
    raise exception 'The table % is partitioned after it is guarded', own;
  end if;
  if identity is not null then
    execute format('select last_value + case when is_called then 1 else 0 end from %s', pg_get_serial_sequence(own, identity)) into next_id;
  end if;
  -- Its owner reads the rows across the wall.
  execute format('alter table %I no force row level security', own);
  execute format('alter table %I rename to %I', own, own || '_whole');
  execute format('create table %I (like %I including defaults including identity including constraints including generated including storage including comments) partition by range (%I)',
    own, own || '_whole', key_column);
  execute format('comment on table %I is %L', own, 'Partitioned by ' || step);
  execute format('create table %I partition of %I default', own || '_default', own);
  execute format('alter table %I enable row level security', own || '_default');
  for day in execute format('select distinct date_trunc(%L, %I)::date from %I where %I >= %L and %I < now() order by 1',
    step, key_column, own || '_whole', key_column, date '2000-01-01', key_column) loop
    call make_partition(own::regclass, day);
  end loop;
  execute format('insert into %I (%s) overriding system value select %s from %I', own, columns, columns, own || '_whole');
  execute format('drop table %I', own || '_whole');
  execute format('alter table %I add constraint %I primary key (%s)', own, own || '_pkey',
    array_to_string(array_remove(keys, quote_ident(key_column)) || quote_ident(key_column), ', '));
  foreach definition in array definitions loop
    execute definition;
  end loop;
  if identity is not null then
    execute format('alter table %I alter column %I restart with %s', own, identity, next_id);
    execute format('alter sequence %s rename to %I', pg_get_serial_sequence(own, identity), own || '_' || identity || '_seq');
  end if;
  call guard_tenant_table(own::regclass, privileges => rights);
  call name_partition_indexes(own::regclass);
  call make_partitions(now());
end $$;

call partition_by_time('audit_event', 'at', 'year');
call partition_by_time('login_log', 'at', 'year');
call partition_by_time('punch', 'punched_at', 'year');
