-- A payroll next to the newest register of its month from another payroll system: by employee and heading, with the likely cause of a difference.
-- Other systems have one column of tax, so all tax is one heading here.
create view pay_comparison with (security_invoker = true) as
  with register as (
    select distinct on (i.organization_id, i.month) i.organization_id, i.id, i.month from archived_pay_import i
     where i.purpose = 'comparison' and i.status <> 'Withdrawn' order by i.organization_id, i.month, i.id desc),
  pair as (
    select g.organization_id, g.id as import_id, r.id as run_id, r.starts_on, r.ends_on, r.created_at
      from register g join pay_run r on r.organization_id = g.organization_id and r.month = g.month
     where r.kind = 'regular' and r.status not in ('Generating', 'Discarded')),
  named as (
    select d.organization_id, d.heading, h.id as pay_heading_id, h.formula_name
      from (select distinct g.organization_id, g.heading from pair p
              join archived_pay_figure g on g.organization_id = p.organization_id and g.import_id = p.import_id where g.type <> 'tax') d
      left join old_pay_heading o on o.organization_id = d.organization_id and lower(o.name) = lower(d.heading)
      left join lateral (
        select a.id, a.formula_name from pay_heading a
         where a.organization_id = d.organization_id
           and (a.id = o.heading_id or o.heading_id is null and (lower(a.name) = lower(d.heading) or a.name_in_nepali = d.heading or a.formula_name = lower(d.heading)))
         order by a.archived_at nulls first, a.id limit 1) h on true),
  theirs as (
    select p.organization_id, p.run_id, g.employee_id, case when g.type = 'tax' then ':tax' else coalesce(n.formula_name, ':' || lower(g.heading)) end as key,
           min(g.id) as id, min(g.heading) as heading, min(n.pay_heading_id) as pay_heading_id, sum(g.amount) as amount,
           sum(case g.type when 'earning' then g.amount when 'employer_share' then 0.00 else -g.amount end) as net
      from pair p join archived_pay_figure g on g.organization_id = p.organization_id and g.import_id = p.import_id
      left join named n on n.organization_id = g.organization_id and n.heading = g.heading and g.type <> 'tax'
     group by 1, 2, 3, 4),
  slip as (
    select p.organization_id, p.run_id, s.id, s.employee_id,
           s.unpaid_days > 0 or s.employed_days < p.ends_on - p.starts_on + 1 as is_part
      from pair p join pay_slip s on s.organization_id = p.organization_id and s.run_id = p.run_id where s.status <> 'Discarded'),
  ours as (
    select s.organization_id, s.run_id, s.employee_id, case when l.type = 'tax_deduction' then ':tax' else l.formula_name end as key,
           min(l.id) as id, min(l.heading) as heading, min(l.heading_ne) as heading_ne, sum(l.amount) as amount,
           sum(case when l.type in ('addition', 'extra_addition') then l.amount
                    when l.type in ('deduction', 'extra_deduction', 'tax_deduction') then -l.amount else 0.00 end) as net
      from slip s join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id
     where l.type <> 'net_only' and l.amount <> 0 group by 1, 2, 3, 4),
  both_sides as (
    select coalesce(o.organization_id, t.organization_id) as organization_id, coalesce(o.run_id, t.run_id) as run_id,
           coalesce(o.employee_id, t.employee_id) as employee_id, coalesce(o.id * 2, t.id * 2 + 1) as id, coalesce(o.key, t.key) as key,
           case when coalesce(o.key, t.key) = ':tax' then 'Tax' else coalesce(o.heading, t.heading) end as heading,
           case when coalesce(o.key, t.key) = ':tax' then 'कर' else coalesce(o.heading_ne, o.heading, t.heading) end as heading_ne,
           t.pay_heading_id is null and o.id is null and t.key <> ':tax' as is_unmatched,
           coalesce(t.amount, 0.00) as theirs, coalesce(o.amount, 0.00) as ours, coalesce(o.net, 0.00) - coalesce(t.net, 0.00) as net_effect
      from ours o full join theirs t on t.organization_id = o.organization_id and t.run_id = o.run_id and t.employee_id = o.employee_id and t.key = o.key)
  select b.organization_id, b.id, b.employee_id, b.run_id, p.starts_on, p.ends_on, b.heading, b.heading_ne, b.theirs, b.ours,
         b.ours - b.theirs as difference, abs(b.ours - b.theirs) as size, b.net_effect, p.created_at,
         case when b.ours = b.theirs then 'equal'
              when s.id is null then 'not_in_payroll'
              when not exists (select from archived_pay_figure g where g.organization_id = b.organization_id and g.import_id = p.import_id and g.employee_id = b.employee_id)
                then 'not_in_register'
              when abs(b.ours - b.theirs) < 1 then 'rounding'
              when b.is_unmatched then 'heading'
              when b.key = ':tax' then 'tax'
              when s.is_part then 'days'
              else 'amount' end as cause
    from both_sides b
    join pair p on p.organization_id = b.organization_id and p.run_id = b.run_id
    left join slip s on s.organization_id = b.organization_id and s.run_id = b.run_id and s.employee_id = b.employee_id;
grant select on pay_comparison to karmik_app, karmik_everywhere;
