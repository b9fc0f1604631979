-- Figures of payroll from elsewhere whose import is not withdrawn. A month counts in its year unless the year was imported for the employee too.
create view archived_pay_line with (security_invoker = true) as
  with year_figures as (
    select distinct i.organization_id, i.fiscal_year_id, f.employee_id
      from archived_pay_import i join archived_pay_figure f on f.organization_id = i.organization_id and f.import_id = i.id
     where i.period = 'year' and i.status <> 'Withdrawn')
  select g.organization_id, g.id, g.employee_id, i.id as import_id, i.period, i.month, i.fiscal_year_id, i.starts_on, g.heading, g.type, g.amount,
         case g.type when 'earning' then g.amount when 'employer_share' then 0.00 else -g.amount end as net_amount,
         i.period = 'year' or w.employee_id is null as is_of_year, i.status, g.created_at
    from archived_pay_figure g
    join archived_pay_import i on i.organization_id = g.organization_id and i.id = g.import_id
    left join year_figures w on w.organization_id = i.organization_id and w.fiscal_year_id = i.fiscal_year_id and w.employee_id = g.employee_id
   where i.status <> 'Withdrawn' and i.purpose = 'archive';
grant select on archived_pay_line to karmik_app, karmik_everywhere;
