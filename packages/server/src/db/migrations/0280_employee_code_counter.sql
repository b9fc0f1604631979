-- How automatic employee codes of an organization read. Imports bring codes of any form; they do not change it.
create table employee_code_counter (
  organization_id bigint primary key references organization (id) deferrable,
  -- What stands before the number.
  prefix text not null,
  -- Digits that the number has at least; codes with other lengths are of another series.
  digits integer not null check (digits > 0)
);
call guard_tenant_table('employee_code_counter');

-- Until now the newest code that ends in a number decided.
insert into employee_code_counter (organization_id, prefix, digits)
select distinct on (organization_id) organization_id, rtrim(employee_code, '0123456789'),
       length(employee_code) - length(rtrim(employee_code, '0123456789'))
  from employee where employee_code ~ '[0-9]$' and employee_code !~ '[0-9]{16}$' order by organization_id, id desc;
