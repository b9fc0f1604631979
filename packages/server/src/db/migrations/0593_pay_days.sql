-- The day on which a payroll is paid, and whether the tax year follows it or the month that is earned.
alter table payroll_setting add column tax_year_follows text not null default 'earned';
alter table pay_run
  add column paid_on date,
  add column tax_year_follows text not null default 'earned';
update pay_run set paid_on = ends_on;
alter table pay_run alter column paid_on set not null;

alter table pay_slip
  add column paid_on date,
  -- The BS month as which the tax year counts the payslip.
  add column tax_month text,
  -- The tax of the year once a payslip of a later month turned out to belong to the next one; null: that of the payslip.
  add column closing_tax numeric(16, 2);
update pay_slip s set paid_on = r.paid_on, tax_month = s.month from pay_run r where r.organization_id = s.organization_id and r.id = s.run_id;
alter table pay_slip
  alter column paid_on set not null,
  alter column tax_month set not null;
