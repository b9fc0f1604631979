-- What changed from one confirmed payroll to the next, with what each change does to gross, net pay and the cost of the employer.
create view pay_variance with (security_invoker = true) as
  select d.organization_id, d.id, d.employee_id, d.run_id, r.kind, r.starts_on, r.ends_on, h.id as pay_heading_id, d.heading, d.heading_ne, d.type, d.before, d.now, d.difference,
         abs(d.difference) as size,
         case when d.type in ('addition', 'extra_addition') then d.difference else 0.00 end as gross_effect,
         case when d.type in ('addition', 'extra_addition', 'net_only') then d.difference
              when d.type in ('deduction', 'extra_deduction', 'tax_deduction') then -d.difference else 0.00 end as net_effect,
         case when d.type in ('type1_cost', 'type2_cost') then d.difference else 0.00 end as employer_effect,
         d.cause, d.detail, d.detail_ne, d.created_at
    from pay_difference d
    join pay_run r on r.organization_id = d.organization_id and r.id = d.run_id
    left join pay_heading h on h.organization_id = d.organization_id and h.formula_name = d.formula_name
   where r.status in ('Confirmed', 'Published');
grant select on pay_variance to karmik_app, karmik_everywhere;
