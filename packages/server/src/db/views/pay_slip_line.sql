-- The lines of payslips of confirmed payrolls. What is paid is positive in the net pay, what is deducted negative; costs of the employer are no part of it.
create view pay_slip_line with (security_invoker = true) as
  select l.organization_id, l.id, s.employee_id, s.run_id, s.package_id, s.kind, s.starts_on, r.ends_on, h.id as pay_heading_id, l.heading, l.heading_ne, l.type, coalesce(l.earned, s.month) as earned, s.paid_on, l.amount,
         case when l.type in ('addition', 'extra_addition', 'net_only') then l.amount
              when l.type in ('deduction', 'extra_deduction', 'tax_deduction') then -l.amount else 0.00 end as net_amount, s.created_at
    from pay_slip_lines l
    join pay_slip s on s.organization_id = l.organization_id and s.id = l.parent_id
    join pay_run r on r.organization_id = s.organization_id and r.id = s.run_id
    left join pay_heading h on h.organization_id = l.organization_id and h.formula_name = l.formula_name
   where s.status in ('Confirmed', 'Published');
grant select on pay_slip_line to karmik_app, karmik_everywhere;
