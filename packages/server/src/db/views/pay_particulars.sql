-- What payroll needs to know of each current employee. A number is missing where the last confirmed payroll of the employee needs it for a file.
create view pay_particulars with (security_invoker = true) as
  with known as (
    select e.organization_id, e.user_id, e.job_title_id, e.joined_on, e.pan_number, e.ssf_number, e.pf_number, e.cit_number, a.package_id,
           b.bank_id, b.account_number, s.gross, l.basic, e.created_at,
           least((select min(p.starts_on) from payroll_profile p where p.organization_id = e.organization_id and p.employee_id = e.user_id),
                    (select min(p.starts_on) from pay_package_assignment p where p.organization_id = e.organization_id and p.employee_id = e.user_id)) as first_pay_day,
           array_remove(array[
             case when a.package_id is null then 'package' end,
             case when s.tax > 0 and e.pan_number is null then 'pan' end,
             case when l.ssf > 0 and e.ssf_number is null then 'ssf' end,
             case when l.pf > 0 and e.pf_number is null then 'pf' end,
             case when l.cit > 0 and e.cit_number is null then 'cit' end,
             case when b.bank_id is null then 'account' end], null) as missing
      from employee e
      left join lateral (
        select p.package_id from pay_package_assignment p
         where p.organization_id = e.organization_id and p.employee_id = e.user_id and p.starts_on <= today_of(e.organization_id)
           and (p.ends_on is null or p.ends_on >= today_of(e.organization_id)) limit 1) a on true
      left join lateral (
        select c.bank_id, c.account_number from bank_account c
         where c.organization_id = e.organization_id and c.employee_id = e.user_id order by c.is_primary desc, c.id limit 1) b on true
      left join lateral (
        select o.id, o.gross, o.tax from pay_slip o
         where o.organization_id = e.organization_id and o.employee_id = e.user_id and o.kind = 'regular' and o.status in ('Confirmed', 'Published')
         order by o.starts_on desc limit 1) s on true
      left join lateral (
        select sum(i.amount) filter (where i.formula_name = 'basic') as basic, sum(i.amount) filter (where i.formula_name like 'ssf\_%') as ssf,
               sum(i.amount) filter (where i.formula_name like 'pf\_%') as pf, sum(i.amount) filter (where split_part(i.formula_name, '_', 1) = 'cit') as cit
          from pay_slip_lines i where i.organization_id = e.organization_id and i.parent_id = s.id) l on true
     where e.is_current)
  select organization_id, user_id as id, user_id as employee_id, job_title_id, joined_on, pan_number, ssf_number, pf_number, cit_number, bank_id, account_number,
         package_id, basic, gross, first_pay_day, missing, case when missing = '{}' then 'complete' else 'incomplete' end as readiness, created_at
    from known;
grant select on pay_particulars to karmik_app, karmik_everywhere;
