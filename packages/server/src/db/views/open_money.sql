-- Money between employees and the organization outside of pay that is open, in NPR: what they owe, what they are owed, and what they guarantee. `person_id` is the borrower of a guarantee.
create view open_money with (security_invoker = true) as
  select l.organization_id, l.sender_id as employee_id, 'owes' as direction, 'loan' as kind, l.id as source_id, t.name, t.name_ne, null::bigint as person_id, l.balance as amount
    from loan l join loan_type t on t.organization_id = l.organization_id and t.id = l.loan_type_id
   where l.repayment in ('repaying', 'receivable')
  union all
  select l.organization_id, l.sender_id, 'is_owed', 'loan', l.id, t.name, t.name_ne, null, l.amount
    from loan l join loan_type t on t.organization_id = l.organization_id and t.id = l.loan_type_id
   where l.status = 'Approved' and l.repayment = 'to_pay'
  union all
  select g.organization_id, g.guarantor_id, 'guarantees', 'guarantee', g.id, null, null, g.borrower_id, coalesce(g.called - coalesce(g.paid, 0), g.share)
    from loan_guarantee g
   where g.status in ('Active', 'Payment requested', 'Deduction agreed', 'Deducted from pay')
  union all
  select a.organization_id, a.sender_id, 'owes', 'advance_salary', a.id, null, null, null, a.paid - coalesce(a.recovered, 0)
    from advance_salary a where a.repayment = 'recovering'
  union all
  select a.organization_id, a.sender_id, 'is_owed', 'advance_salary', a.id, null, null, null, a.amount - coalesce(a.paid, 0)
    from advance_salary a where a.status = 'Approved' and a.repayment = 'to_pay'
  union all
  select a.organization_id, a.sender_id, 'owes', 'expense_advance', a.id, a.title, null, null,
         round((a.unsettled->>'amount')::numeric * a.home_amount / (a.requested->>'amount')::numeric, 2)
    from expense_advance a where a.standing = 'open'
  union all
  select a.organization_id, a.sender_id, 'is_owed', 'expense_advance', a.id, a.title, null, null, a.home_amount
    from expense_advance a where a.status = 'Approved' and a.standing = 'to_pay'
  union all
  select s.organization_id, s.sender_id, 'is_owed', 'expense_settlement', s.id, s.title, null, null, s.to_pay
    from expense_settlement s where s.standing = 'to_pay';
grant select on open_money to karmik_app, karmik_everywhere;
