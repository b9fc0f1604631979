-- What a value of the settings of vouchers, or of an amount, is called in both languages: references by the names of their records.
create or replace function voucher_value(org bigint, field text, value jsonb) returns jsonb language sql stable as $$
  select case
    when value is null or value in ('null'::jsonb, '""'::jsonb) then null
    when field in ('debit_ledger', 'credit_ledger') then (select jsonb_build_object('en', name, 'ne', coalesce(name_in_nepali, name)) from pay_ledger where organization_id = org and id = value::bigint)
    when field = 'voucher_type' then (select jsonb_build_object('en', name, 'ne', coalesce(name_in_nepali, name)) from pay_voucher_type where organization_id = org and id = value::bigint)
    when field = 'heading' then (select jsonb_build_object('en', name, 'ne', coalesce(name_in_nepali, name)) from pay_heading where organization_id = org and id = value::bigint)
    when field = 'incentive' then (select jsonb_build_object('en', name, 'ne', name) from pay_incentive where organization_id = org and id = value::bigint)
    when field = 'employee' then (select jsonb_build_object('en', full_name, 'ne', full_name) from person where organization_id = org and id = value::bigint)
    when field = 'branch' then (select jsonb_build_object('en', name, 'ne', name) from branch where organization_id = org and id = value::bigint)
    when field = 'division' then (select jsonb_build_object('en', name, 'ne', name) from division where organization_id = org and id = value::bigint)
    when jsonb_typeof(value) = 'boolean' then case when value::boolean then '{"en": "Yes", "ne": "हो"}'::jsonb else '{"en": "No", "ne": "होइन"}'::jsonb end
    when jsonb_typeof(value) in ('array', 'object') then jsonb_build_object('en', jsonb_array_length(case jsonb_typeof(value) when 'array' then value else jsonb_build_array(value) end)::text,
                                                                            'ne', jsonb_array_length(case jsonb_typeof(value) when 'array' then value else jsonb_build_array(value) end)::text)
    else jsonb_build_object('en', value #>> '{}', 'ne', value #>> '{}') end $$;
-- What was changed in the settings of vouchers, and in amounts that are added to pay apart from packages and reached a voucher: one row for each
-- value, with the one before it. Choices are left out where their record says the same.
create view pay_voucher_addon with (security_invoker = true) as
  with event as (
    select e.organization_id, e.id, e.at, e.actor_id, e.object_type, e.object_id::bigint as object_id, e.action, e.before, e.after
      from audit_event e
     where e.object_type in ('pay_voucher_type', 'pay_voucher_setting', 'pay_ledger', 'pay_ledger_mapping', 'pay_incentive', 'pay_incentive_amount')
       and e.object_id ~ '^\d+$' and e.actor_id is not null),
  change as (
    select e.*, k.field, k.place, coalesce(e.after, e.before) as record, e.before -> k.field as old, e.after -> k.field as new
      from event e
     cross join unnest(array['code', 'name', 'name_in_nepali', 'prefix', 'tally_type', 'tally_name', 'heading', 'branch', 'division', 'debit_ledger', 'credit_ledger',
                             'voucher_type', 'splits_by_branch', 'splits_by_division', 'narration', 'employee', 'amount', 'first_month', 'last_month'])
                with ordinality as k (field, place)
     where (e.action <> 'archived' or k.field = 'name') and coalesce(e.before -> k.field, 'null'::jsonb) <> coalesce(e.after -> k.field, 'null'::jsonb)),
  posted as (
    select distinct on (l.organization_id, l.source_id) l.organization_id, l.source_id, s.run_id, v.id as voucher_id
      from pay_slip_lines l
      join pay_slip s on s.organization_id = l.organization_id and s.id = l.parent_id
      join pay_voucher v on v.organization_id = s.organization_id and v.run_id = s.run_id and v.status = 'Posted' and v.purpose = 'payroll'
     where l.source = 'incentive' order by l.organization_id, l.source_id, v.id desc)
  select c.organization_id, c.id * 32 + c.place as id, c.at as done_at, c.actor_id as done_by_id,
         case c.object_type when 'pay_voucher_type' then 'type' when 'pay_voucher_setting' then 'setting' when 'pay_ledger' then 'ledger'
                            when 'pay_ledger_mapping' then 'mapping' else 'incentive' end as area,
         case c.object_type
           when 'pay_ledger' then coalesce((select l.name from pay_ledger l where l.organization_id = c.organization_id and l.id = c.object_id), c.record ->> 'name')
           when 'pay_voucher_type' then coalesce((select t.name from pay_voucher_type t where t.organization_id = c.organization_id and t.id = c.object_id), c.record ->> 'name')
           when 'pay_ledger_mapping' then (select h.name from pay_ledger_mapping m join pay_heading h on h.organization_id = m.organization_id and h.id = m.heading_id
                                            where m.organization_id = c.organization_id and m.id = c.object_id)
           when 'pay_incentive' then (select i.name from pay_incentive i where i.organization_id = c.organization_id and i.id = c.object_id)
           when 'pay_incentive_amount' then (select i.name from pay_incentive_amount a join pay_incentive i on i.organization_id = a.organization_id and i.id = a.incentive_id
                                              where a.organization_id = c.organization_id and a.id = c.object_id) end as what,
         c.field, o.value ->> 'en' as before, o.value ->> 'ne' as before_ne, n.value ->> 'en' as after, n.value ->> 'ne' as after_ne,
         (select a.employee_id from pay_incentive_amount a where c.object_type = 'pay_incentive_amount' and a.organization_id = c.organization_id and a.id = c.object_id) as employee_id,
         p.run_id, p.voucher_id, c.at as created_at
    from change c
    left join posted p on p.organization_id = c.organization_id
         and (c.object_type = 'pay_incentive_amount' and p.source_id = c.object_id
              or c.object_type = 'pay_incentive' and p.source_id = (select max(a.id) from pay_incentive_amount a where a.organization_id = c.organization_id and a.incentive_id = c.object_id))
   cross join lateral (select voucher_value(c.organization_id, c.field, c.old) as value) o
   cross join lateral (select voucher_value(c.organization_id, c.field, c.new) as value) n
   where c.object_type not in ('pay_incentive', 'pay_incentive_amount') or p.voucher_id is not null
  union all
  select l.organization_id, l.id * 32, v.created_at, v.made_by_id, 'item', l.heading, 'amount', null, null, l.amount::text, l.amount::text, s.employee_id, s.run_id, v.id, v.created_at
    from pay_slip_lines l
    join pay_slip s on s.organization_id = l.organization_id and s.id = l.parent_id
    join pay_voucher v on v.organization_id = s.organization_id and v.run_id = s.run_id and v.status = 'Posted' and v.purpose = 'payroll'
   where l.source is not null and l.source not in ('incentive', 'arrears') and l.amount <> 0;
grant select on pay_voucher_addon to karmik_app, karmik_everywhere;
