-- Servers that make partitions at once go one after the other from the beginning: one that has looked into a default partition keeps whoever
-- attaches a partition beside it waiting, and must not wait for that one itself.
create or replace procedure make_partitions(at timestamptz) language plpgsql set timezone = 'UTC' as $$
declare
  parent regclass;
  next_day date;
  days date[];
  day date;
begin
  perform pg_advisory_xact_lock(hashtextextended('make_partition', 0));
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
      call make_partition(parent, day);
    end loop;
  end loop;
end $$;
