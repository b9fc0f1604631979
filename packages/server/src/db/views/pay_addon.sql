-- What published payslips pay and take besides the regular pay: amounts that were handed in, differences of earlier months, and extra headings.
create view pay_addon with (security_invoker = true) as
  select l.organization_id, l.id, s.employee_id, s.run_id, s.starts_on, l.heading, l.heading_ne,
         case when l.source = 'arrears' then 'arrears'
              when l.formula_name = 'overpaid_recovered' then 'recovery'
              when l.type in ('deduction', 'extra_deduction') then 'deduction'
              when l.source = 'incentive' then 'incentive'
              else 'addition' end as kind,
         coalesce(l.earned, s.month) as earned,
         case when l.type in ('deduction', 'extra_deduction') then -l.amount else l.amount end as amount,
         s.created_at
    from pay_slip_lines l
    join pay_slip s on s.organization_id = l.organization_id and s.id = l.parent_id
   where s.status = 'Published' and l.is_shown and l.amount <> 0
     and (l.type in ('extra_addition', 'extra_deduction') or l.formula_name = 'overpaid_recovered'
          or (l.source is not null and l.type in ('addition', 'deduction')));
grant select on pay_addon to karmik_app, karmik_everywhere;
