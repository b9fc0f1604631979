-- Payslips of one employee in their order, which the tax of a year and reports ask for.
create index pay_slip_employee_id on pay_slip (organization_id, employee_id, starts_on);

-- The first BS year of the fiscal year in which a month lies, such as 2083 of bs:2083-04 and of bs:2084-03.
create function fiscal_year_of(month text) returns integer language sql immutable parallel safe as $$
  select substr(month, 4, 4)::integer - (substr(month, 9, 2)::integer < 4)::integer
$$;
