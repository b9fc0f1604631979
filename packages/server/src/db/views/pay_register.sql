-- What confirmed payrolls pay each employee. An employee who moved in the month has a row for each part of it, with the gross and the cost of that
-- part; what has no parts is in the last one, where the employee is counted too. Payrolls besides that of the month count no one.
create view pay_register with (security_invoker = true) as
  select s.organization_id, s.id * 64 + coalesce(p.position, 0) as id, s.employee_id, s.run_id, s.kind, s.starts_on, r.ends_on, s.package_id,
         case when p.id is null then coalesce(h.branch_id, e.branch_id) else p.branch_id end as branch_id,
         case when p.id is null then coalesce(h.division_id, e.division_id) else p.division_id end as division_id,
         (l.is_last and s.kind in ('regular', 'settlement'))::integer as people,
         (select count(*)::integer from staff_movement m where m.organization_id = s.organization_id and m.user_id = s.employee_id and m.movement = 'Joined'
             and m.happened_on between s.starts_on and r.ends_on and l.is_last and s.kind in ('regular', 'settlement')) as joined,
         (select count(*)::integer from staff_movement m where m.organization_id = s.organization_id and m.user_id = s.employee_id and m.movement = 'Left'
             and m.happened_on between s.starts_on and r.ends_on and l.is_last and s.kind in ('regular', 'settlement')) as departed,
         coalesce(p.gross, s.gross) as gross,
         (select sum(i.amount) from pay_slip_lines i where l.is_last and i.organization_id = s.organization_id and i.parent_id = s.id
             and i.formula_name = 'overtime') as overtime,
         (select sum(i.amount) from pay_slip_lines i where l.is_last and i.organization_id = s.organization_id and i.parent_id = s.id
             and split_part(i.formula_name, '_', 1) in ('ssf', 'pf', 'cit') and i.type in ('deduction', 'extra_deduction')) as funds,
         case when l.is_last then s.deductions end as deductions,
         case when l.is_last then s.net end as net,
         coalesce(p.employer_cost, s.employer_cost) as employer_cost,
         coalesce(p.gross, s.gross) + coalesce(p.employer_cost, s.employer_cost) as cost,
         case when l.is_last then s.gross + s.employer_cost end as whole_cost,
         case when l.is_last then s.counted_income end as assessable,
         case when l.is_last then s.counted_retirement end as relieved,
         case when l.is_last then s.tax_portion end as tax_portion,
         case when l.is_last then s.tax - s.tax_portion end as tax_rest,
         case when l.is_last then s.tax end as tax,
         (select sum(o.opening_income) from payroll_profile o where l.is_newest and o.organization_id = s.organization_id and o.employee_id = s.employee_id
             and left(o.opening_year, 4)::integer = y.year) as income_before,
         (select sum(o.opening_tax) from payroll_profile o where l.is_newest and o.organization_id = s.organization_id and o.employee_id = s.employee_id
             and left(o.opening_year, 4)::integer = y.year) as tax_before,
         case when l.is_newest then coalesce(s.closing_tax, s.year_tax)
              - (select coalesce(sum(o.tax), 0) from pay_slip o where o.organization_id = s.organization_id and o.employee_id = s.employee_id
                    and o.status in ('Confirmed', 'Published') and fiscal_year_of(o.tax_month) = y.year)
              - (select coalesce(sum(o.opening_tax), 0) from payroll_profile o where o.organization_id = s.organization_id and o.employee_id = s.employee_id
                    and left(o.opening_year, 4)::integer = y.year) end as tax_left,
         s.created_at
    from pay_slip s
    join pay_run r on r.organization_id = s.organization_id and r.id = s.run_id
    left join pay_slip_share p on p.organization_id = s.organization_id and p.parent_id = s.id
    left join employee e on e.organization_id = s.organization_id and e.user_id = s.employee_id
    left join employment h on h.organization_id = s.organization_id and h.employee_id = s.employee_id
          and h.starts_on <= r.ends_on and (h.ends_on is null or h.ends_on >= r.ends_on)
   cross join lateral (select fiscal_year_of(s.tax_month) as year) y
   cross join lateral (select o.is_last, o.is_last and not exists (
            select from pay_slip n where n.organization_id = s.organization_id and n.employee_id = s.employee_id and n.status in ('Confirmed', 'Published')
               and fiscal_year_of(n.tax_month) = y.year and (n.starts_on, n.id) > (s.starts_on, s.id)) as is_newest
       from (select p.id is null or not exists (select from pay_slip_share q where q.organization_id = s.organization_id and q.parent_id = s.id
                and q.position > p.position) as is_last) o) l
   where s.status in ('Confirmed', 'Published');
grant select on pay_register to karmik_app, karmik_everywhere;
