-- By what account numbers are compared: spaces, dashes, case and leading zeros are written in many ways.
alter table bank_account add column account_key text not null generated always as (
  ltrim(upper(regexp_replace(account_number, '[^0-9A-Za-z]', '', 'g')), '0')) stored;
create index bank_account_key on bank_account (organization_id, account_key);
