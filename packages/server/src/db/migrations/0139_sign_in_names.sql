-- Whether people of an organization sign in with their employee code or their phone number.
alter table security_setting
  add column sign_in_by_code boolean not null default false,
  add column sign_in_by_phone boolean not null default false;

-- A phone number by its digits alone, without the code of Nepal, as a sign-in compares it.
create function phone_digits(phone text) returns text language sql immutable parallel safe
  return regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^(00)?977(?=\d{8})', '');
create index employee_phone_digits on employee (phone_digits(phone)) where phone is not null;
