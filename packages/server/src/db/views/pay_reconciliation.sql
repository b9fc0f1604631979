-- What confirmed payrolls have to hand over, against what the files that are in force hand over: net pay by the way in which it is paid, funds
-- and tax. Rows without an employee are a file, or the total of a payroll, that differs from its payslips.
create view pay_reconciliation with (security_invoker = true) as
  with slip as (
    select s.organization_id, s.id, s.employee_id, s.run_id, r.kind, r.starts_on, r.ends_on, s.net, s.tax, s.created_at,
           case when s.net <= 0 then 'nothing' when s.settled_in_id is not null then 'settled' when s.is_held then 'held'
                when s.account is null then 'cash' else 'bank' end as way
      from pay_slip s join pay_run r on r.organization_id = s.organization_id and r.id = s.run_id
     where s.status in ('Confirmed', 'Published')),
  owed as (
    select s.*, 0 as place, 'net' as purpose, s.way as item, 'disbursement' as duty, s.net as due from slip s
     union all
    select s.*, 1, 'tax', 'tax', 'tax', s.tax from slip s where s.tax <> 0
     union all
    select s.*, case f.fund when 'ssf' then 2 when 'pf' then 3 else 4 end, 'funds', f.fund, f.fund, f.due
      from slip s cross join lateral (
        select split_part(l.formula_name, '_', 1) as fund, sum(l.amount) as due from pay_slip_lines l
         where l.organization_id = s.organization_id and l.parent_id = s.id and split_part(l.formula_name, '_', 1) in ('ssf', 'pf', 'cit')
           and l.type in ('deduction', 'extra_deduction', 'type1_cost', 'type2_cost')
         group by 1) f where f.due <> 0),
  handed as (
    select o.*, case when o.item in ('settled', 'nothing') or exists (
             select from pay_file f join pay_file_person w on w.organization_id = f.organization_id and w.pay_file_id = f.id
              where f.organization_id = o.organization_id and f.run_id = o.run_id and f.duty = o.duty and f.status <> 'Replaced'
                and w.employee_id = o.employee_id) then o.due else 0.00 end as handed
      from owed o)
  select h.organization_id, h.id * 8 + h.place as id, h.employee_id, h.run_id, h.kind, h.starts_on, h.ends_on, h.purpose, h.item, 1 as lines,
         h.due, h.handed, h.due - h.handed as open, h.created_at
    from handed h
  union all
  select r.organization_id, (1::bigint << 50) + r.id * 2, null, r.id, r.kind, r.starts_on, r.ends_on, 'net', 'unexplained', 0, r.net - t.net, 0.00, r.net - t.net,
         r.created_at
    from pay_run r
   cross join lateral (select coalesce(sum(s.net), 0) as net from slip s where s.organization_id = r.organization_id and s.run_id = r.id) t
   where r.status in ('Confirmed', 'Published') and r.net <> t.net
  union all
  select f.organization_id, (1::bigint << 50) + f.id * 2 + 1, null, f.run_id, r.kind, r.starts_on, r.ends_on,
         case f.duty when 'disbursement' then 'net' when 'tax' then 'tax' else 'funds' end, 'unexplained', 0, 0.00, f.total - t.due, t.due - f.total, f.created_at
    from pay_file f
    join pay_run r on r.organization_id = f.organization_id and r.id = f.run_id
   cross join lateral (
     select coalesce(sum(o.due), 0) as due from owed o
       join pay_file_person w on w.organization_id = o.organization_id and w.pay_file_id = f.id and w.employee_id = o.employee_id
      where o.organization_id = f.organization_id and o.run_id = f.run_id and o.duty = f.duty) t
   where f.status <> 'Replaced' and r.status in ('Confirmed', 'Published') and f.total <> t.due;
grant select on pay_reconciliation to karmik_app, karmik_everywhere;
