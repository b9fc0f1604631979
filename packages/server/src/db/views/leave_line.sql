-- The lines of accounts of leave with where the person works. Their sum is the balance. What is dated later is no part of the balance yet.
create view leave_line with (security_invoker = true) as
  select l.organization_id, l.id, l.person_id as employee_id, t.id as leave_type_id, t.category, l.entry_date as day, l.quantity,
         case when l.kind = 'carried' and (l.quantity < 0) = (l.reverses_id is null) then 'carried_out' else l.kind end as kind,
         l.expires_on, e.branch_id, e.division_id, l.created_at
    from ledger_line l
    join leave_type t on t.organization_id = l.organization_id and t.id = case when l.ledger = 'leave' then l.account::bigint end
    left join employee e on e.organization_id = l.organization_id and e.user_id = l.person_id
   -- The day of the one organization of a connection is worked out once.
   cross join lateral (select coalesce((select today_of(app_organization())), today_of(l.organization_id)) as today) here
   where l.ledger = 'leave' and l.entry_date <= here.today;
grant select on leave_line to karmik_app, karmik_everywhere;

-- The same as of a day: what stood on accounts at its end, or what is known of a day to come.
create function leave_line_as_of(until date) returns setof leave_line language sql stable as $$
  select l.organization_id, l.id, l.person_id, t.id, t.category, l.entry_date, l.quantity,
         case when l.kind = 'carried' and (l.quantity < 0) = (l.reverses_id is null) then 'carried_out' else l.kind end,
         l.expires_on, e.branch_id, e.division_id, l.created_at
    from ledger_line l
    join leave_type t on t.organization_id = l.organization_id and t.id = case when l.ledger = 'leave' then l.account::bigint end
    left join employee e on e.organization_id = l.organization_id and e.user_id = l.person_id
   where l.ledger = 'leave' and l.entry_date <= until
$$;
grant execute on function leave_line_as_of to karmik_app, karmik_everywhere;
