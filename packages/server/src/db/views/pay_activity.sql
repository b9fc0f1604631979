-- Who did what with payrolls, and when: their steps, payslips that were computed again, pay on hold, exceptions, files and downloads.
create view pay_activity with (security_invoker = true) as
  with step (entity, performed, action) as (
    values ('pay_run', 'Generated', 'computed_again'), ('pay_run', 'Approval pending', 'sent'), ('pay_run', 'Approved', 'approved'),
           ('pay_run', 'Draft', 'returned'), ('pay_run', 'Confirmed', 'confirmed'), ('pay_run', 'Scheduled', 'scheduled'),
           ('pay_run', 'Published', 'published'), ('pay_run', 'Discarded', 'discarded'), ('pay_finding', 'Excepted', 'excepted'),
           ('pay_finding', 'Open', 'reopened'), ('pay_hold', 'Released', 'released'), ('pay_hold', 'Settled', 'settled'), ('pay_file', 'Paid', 'receipt_added'))
  select h.organization_id, h.id * 8 as id, h.created_at as done_at, h.action_performed_by_id as done_by_id, s.action,
         coalesce(case h.entity when 'pay_run' then h.object_id end, g.run_id, f.run_id) as run_id, coalesce(g.employee_id, w.employee_id) as employee_id,
         nullif(h.remarks, '') as remarks, h.created_at
    from approval_history h
    join step s on s.entity = h.entity and s.performed = h.action_performed
    left join pay_finding g on h.entity = 'pay_finding' and g.organization_id = h.organization_id and g.id = h.object_id
    left join pay_hold w on h.entity = 'pay_hold' and w.organization_id = h.organization_id and w.id = h.object_id
    left join pay_file f on h.entity = 'pay_file' and f.organization_id = h.organization_id and f.id = h.object_id
  union all
  select r.organization_id, r.id * 8 + 1, r.created_at, r.prepared_by_id, 'generated', r.id, null, null, r.created_at from pay_run r
  union all
  select w.organization_id, w.id * 8 + 2, w.created_at, w.created_by_id, 'held', null, w.employee_id, w.reason, w.created_at from pay_hold w
  union all
  select f.organization_id, f.id * 8 + 3, f.created_at, f.written_by_id, 'file_written', f.run_id, null, f.name, f.created_at from pay_file f
  union all
  select x.organization_id, x.id * 8 + 4, x.created_at, x.user_id, 'downloaded', coalesce(f.run_id, r.id), null, coalesce(f.name, upper(x.format)), x.created_at
    from export_log x
    left join pay_file f on x.entity = 'pay_file' and f.organization_id = x.organization_id and f.id = (x.filters->>'id')::bigint
    left join pay_run r on x.entity = 'pay_slip' and r.organization_id = x.organization_id and r.id::text = x.filters->>'run'
   where x.entity like 'pay\_%' or x.entity like 'payslip%';
grant select on pay_activity to karmik_app, karmik_everywhere;
