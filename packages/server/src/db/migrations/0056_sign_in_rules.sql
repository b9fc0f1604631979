-- The least that an installation asks of sign-ins and passwords, who may set it, and the second step of accounts with much reach.

alter table security_setting add column otp_required_for_privileged boolean not null default true;
alter table security_setting alter column otp_required_for_privileged drop default;

-- Operators look after the installation as a whole, whatever they are in an organisation.
alter table users add column is_operator boolean not null default false;

create table security_floor (
  id boolean primary key default true check (id),
  otp_required boolean not null,
  otp_required_for_privileged boolean not null,
  password_min_length integer not null,
  password_uppercase boolean not null,
  password_lowercase boolean not null,
  password_special boolean not null,
  password_max_age_days integer,
  password_history integer not null
);
insert into security_floor (otp_required, otp_required_for_privileged, password_min_length, password_uppercase, password_lowercase, password_special, password_history)
values (false, false, 8, false, false, false, 0);
alter table security_floor enable row level security;
alter table security_floor force row level security;
create policy everywhere on security_floor to karmik_everywhere using (true) with check (true);
grant select, insert, update, delete on security_floor to karmik_everywhere;

-- A session that a password alone opened for an account that needs a second step and has none: it may set one up and nothing else.
alter table auth_session add column second_step_due boolean not null default false;

-- Whether a member reaches much of an organisation: HR admins, auditors, and whistle-blower investigators in office.
create function is_privileged(m membership, at timestamptz) returns boolean
language plpgsql stable as $$
begin
  return m.is_hr_admin or m.is_audit_user or exists (
    select from investigator i join organization o on o.id = i.organization_id
     where i.organization_id = m.organization_id and i.person_id = m.user_id
       and i.starts_on <= (at at time zone o.timezone)::date and (i.ends_on is null or i.ends_on >= (at at time zone o.timezone)::date));
end $$;

-- Whether the installation, or an organisation to which the account belongs, asks for a second step at its sign-ins. What an organisation
-- has not set is asked of privileged members.
create function is_second_step_required(account bigint, at timestamptz) returns boolean
language plpgsql stable as $$
begin
  return exists (
    select from membership m
      left join security_setting s on s.organization_id = m.organization_id
      left join security_floor f on true
     where m.account_id = account and m.is_current
       and (coalesce(s.otp_required, false) or coalesce(f.otp_required, false)
         or (coalesce(s.otp_required_for_privileged, true) or coalesce(f.otp_required_for_privileged, false)) and is_privileged(m, at)));
end $$;

-- After how many days a password of the account expires: the fewest that the installation or one of its organisations says; null where
-- none does.
create function password_expires_after_days(account bigint) returns integer
language plpgsql stable as $$
begin
  return least(
    (select password_max_age_days from security_floor),
    (select min(s.password_max_age_days) from membership m join security_setting s on s.organization_id = m.organization_id
      where m.account_id = account and m.is_current));
end $$;
