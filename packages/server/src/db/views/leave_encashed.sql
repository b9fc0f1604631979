-- Days of leave that payroll pays: those that employees asked for and were approved, and those above the limit when a year was opened.
create view leave_encashed with (security_invoker = true) as
  select l.organization_id, l.person_id as employee_id, l.account::bigint as leave_type_id, l.entry_date as due_on, -l.quantity as quantity,
         e.amount, l.id as ledger_line_id
    from ledger_line l
    left join leave_encashment e on e.organization_id = l.organization_id and l.source_entity = 'leave_encashment' and e.id = l.source_id
   where l.ledger = 'leave' and l.kind = 'encashed' and l.reverses_id is null
     and not exists (select from ledger_line r where r.organization_id = l.organization_id and r.reverses_id = l.id);
grant select on leave_encashed to karmik_app, karmik_everywhere;
