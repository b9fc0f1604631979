-- Tables that are written by the ten thousand check their references once a statement instead of once a row, which took two thirds of
-- storing payslips. The constraints stay declared; before PostgreSQL 18, which can declare one without enforcing it, they are checked
-- row by row as before. A reference to the organization alone is dropped: the other reference goes to a row of that organization.

-- Whether what was added refers to rows that are there, which are held until the transaction ends as a foreign key holds them.
-- Arguments: the name of the constraint, the table that it refers to, its columns here and there without organization_id.
create function check_added_references() returns trigger language plpgsql as $$
declare
  missing text;
begin
  execute format(
    'with asked as (select distinct organization_id, %1$I as id from added where %1$I is not null),
          found as materialized (select p.organization_id, p.%3$I as id from %2$s p join asked a on a.organization_id = p.organization_id and a.id = p.%3$I for key share of p)
     select (select a.id::text from asked a left join found f using (organization_id, id) where f.id is null limit 1)
      where (select count(*) from asked) <> (select count(*) from found)',
    tg_argv[2], tg_argv[1], tg_argv[3]) into missing;
  if missing is not null then
    raise foreign_key_violation using
      message = format('insert or update on table "%s" violates foreign key constraint "%s"', tg_table_name, tg_argv[0]),
      table = tg_table_name, schema = tg_table_schema, constraint = tg_argv[0];
  end if;
  return null;
end $$;

-- What becomes of rows that refer to what was removed. Arguments: the name of the constraint, the table that refers, its column, the
-- column here, and whether its rows go as well.
create function follow_removed_references() returns trigger language plpgsql as $$
declare
  is_used boolean;
begin
  if tg_argv[4] = 'goes' then
    execute format('delete from %1$s c using removed r where c.organization_id = r.organization_id and c.%2$I = r.%3$I', tg_argv[1], tg_argv[2], tg_argv[3]);
    return null;
  end if;
  execute format(
    'select exists (select from removed r join %1$s c on c.organization_id = r.organization_id and c.%2$I = r.%3$I)',
    tg_argv[1], tg_argv[2], tg_argv[3]) into is_used;
  if is_used then
    raise foreign_key_violation using
      message = format('delete on table "%s" violates foreign key constraint "%s"', tg_table_name, tg_argv[0]),
      table = tg_argv[1], schema = tg_table_schema, constraint = tg_argv[0];
  end if;
  return null;
end $$;

create procedure check_references_by_statement(name regclass) language plpgsql as $$
declare
  held record;
begin
  execute format('alter table %s drop constraint if exists %I', name, name || '_organization_id_fkey');
  if current_setting('server_version_num')::integer < 180000 then
    return;
  end if;
  for held in
    select k.conname, k.confrelid::regclass as target, k.confdeltype = 'c' as is_cascade, own.attname as own, other.attname as other
      from pg_constraint k
      join pg_attribute own on own.attrelid = k.conrelid and own.attnum = k.conkey[2]
      join pg_attribute other on other.attrelid = k.confrelid and other.attnum = k.confkey[2]
     where k.conrelid = name and k.contype = 'f'
  loop
    execute format('alter table %s alter constraint %I not enforced', name, held.conname);
    for what in 1 .. 2 loop
      execute format('create trigger %I after %s on %s referencing new table as added for each statement execute function check_added_references(%L, %L, %L, %L)',
        held.conname || (array['_added', '_changed'])[what], (array['insert', 'update'])[what], name, held.conname, held.target, held.own, held.other);
    end loop;
    execute format('create trigger %I after delete on %s referencing old table as removed for each statement execute function follow_removed_references(%L, %L, %L, %L, %L)',
      held.conname || '_removed', held.target, held.conname, name, held.own, held.other, case when held.is_cascade then 'goes' else 'stays' end);
  end loop;
end $$;

call check_references_by_statement('pay_slip_lines');
call check_references_by_statement('pay_difference');
call check_references_by_statement('pay_finding');
call check_references_by_statement('operation_result');
