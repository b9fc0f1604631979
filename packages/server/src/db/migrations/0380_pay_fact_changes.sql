-- Which employees have facts of paid months that changed after the payroll of the month was generated. Only their differences are looked
-- for, so that a payroll after twelve months costs no more than the first one.
create table pay_fact_change (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  -- Null: everyone.
  employee_id bigint,
  from_day date not null,
  to_day date not null,
  primary key (organization_id, id)
);
create index pay_fact_change_employee_id on pay_fact_change (organization_id, employee_id);
call guard_tenant_table('pay_fact_change', privileges => 'select, insert');

-- The last change that the facts of a payroll can have in them.
alter table pay_run add column facts_mark bigint not null default 0;
insert into pay_fact_change (organization_id, from_day, to_day)
  select distinct organization_id, '-infinity'::date, 'infinity'::date from pay_run;

/*
 * Notes rows of days that a payroll has. Arguments: the table as it is read, with `changed` in it; the employee, or null; the first and the
 * last day; the columns that pay reads. A row that only changes otherwise is not noted.
 */
create function note_pay_facts() returns trigger language plpgsql as $$
declare
  rows constant text := format('select %s as employee_id, (%s)::date as from_day, coalesce((%s)::date, ''infinity'') as to_day, x.organization_id, %s from %%s',
                               tg_argv[1], tg_argv[2], tg_argv[3], tg_argv[4]);
  is_now constant text := format(rows, format(tg_argv[0], 'is_now'));
  was constant text := format(rows, format(tg_argv[0], 'was'));
begin
  execute format(
    'insert into pay_fact_change (organization_id, employee_id, from_day, to_day)
     select distinct c.organization_id, c.employee_id, c.from_day, c.to_day from (%s) c
      where exists (select from pay_run r where r.organization_id = c.organization_id and r.status <> ''Discarded'' and r.ends_on >= c.from_day
                       and r.starts_on <= c.to_day)',
    case tg_op when 'INSERT' then is_now when 'DELETE' then was
               else format('(%1$s except all %2$s) union all (%2$s except all %1$s)', is_now, was) end);
  return null;
end $$;

create procedure watch_pay_facts(of regclass, employee text, first_day text, last_day text, read text, parent text default null)
language plpgsql as $$
declare
  place constant text := case when parent is null then '%I x'
                              else format('%%I x join %s p on p.organization_id = x.organization_id and p.id = x.parent_id', parent) end;
begin
  execute format('create trigger pay_facts_made after insert on %s referencing new table as is_now for each statement execute function note_pay_facts(%L, %L, %L, %L, %L)',
                 of, place, employee, first_day, last_day, read);
  execute format('create trigger pay_facts_changed after update on %s referencing old table as was new table as is_now for each statement execute function note_pay_facts(%L, %L, %L, %L, %L)',
                 of, place, employee, first_day, last_day, read);
  execute format('create trigger pay_facts_removed after delete on %s referencing old table as was for each statement execute function note_pay_facts(%L, %L, %L, %L, %L)',
                 of, place, employee, first_day, last_day, read);
end $$;

call watch_pay_facts('pay_package_assignment', 'x.employee_id', 'x.starts_on', 'x.ends_on', 'x.package_id');
call watch_pay_facts('pay_package_assignment_amounts', 'p.employee_id', 'p.starts_on', 'p.ends_on', 'x.heading_id, x.amount', 'pay_package_assignment');
call watch_pay_facts('pay_package_version', 'null::bigint', 'x.starts_on', 'x.ends_on', 'x.package_id');
call watch_pay_facts('pay_package_version_headings', 'null::bigint', 'p.starts_on', 'p.ends_on', 'x.heading_id, x.amount', 'pay_package_version');
call watch_pay_facts('employee', 'x.user_id', '''-infinity''', 'null', 'x.joined_on, x.gender, x.marital_status');
call watch_pay_facts('payroll_profile', 'x.employee_id', 'x.starts_on', 'null', '1');
call watch_pay_facts('employment', 'x.employee_id', 'x.starts_on', 'x.ends_on', 'x.employment_level_id, x.step');
call watch_pay_facts('separation', 'x.employee_id', 'x.effective_date', 'null', 'x.status = ''Cancelled''');
call watch_pay_facts('employment_level', 'null::bigint', '''-infinity''', 'null', 'x.id, x.scale_start, x.scale_steps, x.scale_increment');
call watch_pay_facts('overtime_claim', 'x.sender_id', 'x.claimed_on', 'x.claimed_on', 'x.normalised, x.status in (''Approved'', ''Confirmed'')');
call watch_pay_facts('penalty', 'x.employee_id', 'x.occurred_on', 'x.occurred_on', 'x.unpaid_days, x.status = ''Confirmed''');
call watch_pay_facts('pay_day_correction', 'x.employee_id', 'x.starts_on', 'x.ends_on', 'x.effect');
call watch_pay_facts('leave_request', 'x.sender_id', 'x.from_date', 'x.to_date', 'x.status = ''Approved''');
call watch_pay_facts('leave_request_days', 'p.sender_id', 'x.day', 'x.day', 'x.quantity, x.paid', 'leave_request');
call watch_pay_facts('attendance_day', 'x.employee_id', 'x.day', 'x.day', 'x.standing, x.coefficient');

-- What changes the net alone is rare, and looked for among all payslips of an employee.
create index pay_slip_lines_net_only on pay_slip_lines (organization_id, parent_id) where type = 'net_only';
