-- The next employee code is found without reading every employee: codes that end in a number, by what stands before it.
create index employee_code_number on employee
  (organization_id, rtrim(employee_code, '0123456789'), (substr(employee_code, length(rtrim(employee_code, '0123456789')) + 1)::numeric))
  where employee_code ~ '[0-9]$' and employee_code !~ '[0-9]{16}$';
