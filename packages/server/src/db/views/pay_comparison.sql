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
  slip as (
    select p.organization_id, p.run_id, s.id, s.employee_id,
           s.unpaid_days > 0 or s.employed_days < p.ends_on - p.starts_on + 1 as is_part
      from pair p join pay_slip s on s.organization_id = p.organization_id and s.run_id = p.run_id where s.status <> 'Discarded'),
  -- One below the other and grouped, since a join of both sides by computed keys has no index, and row-level security hides from the planner how many
  -- there are. The third part says who has a payslip, also one without lines.
  sided as (
    select p.organization_id, p.run_id, g.employee_id, case when g.type = 'tax' then ':tax' else coalesce(n.formula_name, ':' || lower(g.heading)) end as key,
           g.id as their_id, null::bigint as our_id, g.heading as their_heading, null::text as our_heading, null::text as our_heading_ne, n.pay_heading_id,
           g.amount as theirs, 0.00 as ours, case g.type when 'earning' then -g.amount when 'employer_share' then 0.00 else g.amount end as net_effect,
           false as has_slip, false as is_part
      from pair p join archived_pay_figure g on g.organization_id = p.organization_id and g.import_id = p.import_id
      left join named n on n.organization_id = g.organization_id and n.heading = g.heading and g.type <> 'tax'
    union all
    select s.organization_id, s.run_id, s.employee_id, case when l.type = 'tax_deduction' then ':tax' else l.formula_name end,
           null, l.id, null, l.heading, l.heading_ne, null, 0.00, l.amount,
           case when l.type in ('addition', 'extra_addition') then l.amount
                when l.type in ('deduction', 'extra_deduction', 'tax_deduction') then -l.amount else 0.00 end, false, false
      from slip s join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id
     where l.type <> 'net_only' and l.amount <> 0
    union all
    select organization_id, run_id, employee_id, null, null, null, null, null, null, null, 0.00, 0.00, 0.00, true, is_part from slip),
  line as (
    select organization_id, run_id, employee_id, key, coalesce(min(our_id) * 2, min(their_id) * 2 + 1) as id,
           coalesce(min(our_heading), min(their_heading)) as heading, coalesce(min(our_heading_ne), min(our_heading), min(their_heading)) as heading_ne,
           min(pay_heading_id) is null and min(our_id) is null and key <> ':tax' as is_unmatched,
           sum(theirs) as theirs, sum(ours) as ours, sum(net_effect) as net_effect,
           bool_or(bool_or(has_slip)) over person as has_slip, bool_or(bool_or(is_part)) over person as is_part,
           bool_or(bool_or(their_id is not null)) over person as is_registered
      from sided group by organization_id, run_id, employee_id, key window person as (partition by organization_id, run_id, employee_id))
  select l.organization_id, l.id, l.employee_id, l.run_id, p.starts_on, p.ends_on, case when l.key = ':tax' then 'Tax' else l.heading end as heading,
         case when l.key = ':tax' then 'कर' else l.heading_ne end as heading_ne, l.theirs, l.ours, l.ours - l.theirs as difference,
         abs(l.ours - l.theirs) as size, l.net_effect, p.created_at,
         case when l.ours = l.theirs then 'equal'
              when not l.has_slip then 'not_in_payroll'
              when not l.is_registered then 'not_in_register'
              when abs(l.ours - l.theirs) < 1 then 'rounding'
              when l.is_unmatched then 'heading'
              when l.key = ':tax' then 'tax'
              when l.is_part then 'days'
              else 'amount' end as cause
    from line l join pair p on p.organization_id = l.organization_id and p.run_id = l.run_id where l.key is not null;
grant select on pay_comparison to karmik_app, karmik_everywhere;
