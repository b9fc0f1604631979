-- What confirmed payrolls paid and withheld by person and fiscal year, across employments. The year is closed when its last payroll is confirmed and
-- over; later payslips of the person that are not confirmed leave it open.
create view tax_certificate with (security_invoker = true) as
  with paid as (
    select s.organization_id, s.employee_id, fiscal_year_of(s.tax_month) as year, count(distinct s.month)::integer as months, sum(s.gross) as gross,
           sum(s.counted_income) as income, sum(s.counted_retirement) as retirement, sum(s.tax_portion) as tax_portion, sum(s.tax) as tax,
           (array_agg(coalesce(s.closing_tax, s.year_tax) order by s.starts_on desc, s.id desc))[1] as year_tax, max(s.created_at) as created_at
      from pay_slip s where s.status in ('Confirmed', 'Published') group by 1, 2, 3)
  select p.organization_id, p.employee_id * 10000 + p.year as id, p.employee_id, e.pan_number, p.year || '/' || lpad(((p.year + 1) % 100)::text, 2, '0') as fiscal_year,
         p.months, p.gross, p.income, p.retirement, p.tax_portion, p.tax - p.tax_portion as tax_rest, p.tax, o.income_before, o.tax_before, p.year_tax,
         nullif(greatest(p.tax + coalesce(o.tax_before, 0) - p.year_tax, 0), 0) as excess,
         array_remove(array[
           case when e.pan_number is null then 'pan' end,
           case when f.pan is null then 'employer_pan' end,
           case when g.signatory is null then 'signatory' end,
           case when exists (
             select from pay_slip s where s.organization_id = p.organization_id and s.employee_id = p.employee_id and s.status in ('Confirmed', 'Published')
                and s.tax > 0 and fiscal_year_of(s.tax_month) = p.year and not exists (
                  select from pay_file_person w join pay_file d on d.organization_id = w.organization_id and d.id = w.pay_file_id
                   where w.organization_id = s.organization_id and w.employee_id = s.employee_id and d.run_id = s.run_id and d.duty = 'tax' and d.status = 'Paid'))
             then 'receipt' end], null) as missing,
         case when c.is_closed and not exists (
                select from pay_slip s where s.organization_id = p.organization_id and s.employee_id = p.employee_id and s.status = 'Generated'
                   and fiscal_year_of(s.tax_month) = p.year) then 'final' else 'provisional' end as status,
         p.created_at
    from paid p
    left join employee e on e.organization_id = p.organization_id and e.user_id = p.employee_id
    left join organization_profile f on f.organization_id = p.organization_id
    left join tax_certificate_setting g on g.organization_id = p.organization_id
    left join (select organization_id, employee_id, left(opening_year, 4)::integer as year, sum(opening_income) as income_before, sum(opening_tax) as tax_before
                 from payroll_profile where opening_year is not null group by 1, 2, 3) o
           on o.organization_id = p.organization_id and o.employee_id = p.employee_id and o.year = p.year
    left join (select r.organization_id, max(r.month) as month from pay_run r
                where r.kind = 'regular' and r.status in ('Confirmed', 'Published') and r.ends_on < today_of(r.organization_id) group by 1) l
           on l.organization_id = p.organization_id
   cross join lateral (select coalesce(l.month >= 'bs:' || (p.year + 1) || '-03', false) as is_closed) c;
grant select on tax_certificate to karmik_app, karmik_everywhere;
