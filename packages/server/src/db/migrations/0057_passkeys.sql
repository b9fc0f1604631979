-- Passkeys of accounts, and the challenges that they sign.

create table passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references users (id) deferrable,
  credential_id bytea not null,
  public_key bytea not null,
  -- How often the authenticator says that it has signed; 0 where it does not count.
  counter bigint not null,
  transports text[] not null,
  -- By which authenticators know the account; random, and one for all passkeys of an account.
  user_handle bytea not null,
  -- The host for which the passkey was made; it signs for no other.
  host text not null,
  is_synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create unique index passkey_credential_unique on passkey (credential_id);
create index passkey_account on passkey (account_id);

create table passkey_challenge (
  hash bytea primary key,
  purpose text not null check (purpose in ('register', 'sign_in', 'second_step')),
  -- Whose passkey is registered or asked for; null for a sign-in, which the passkey itself answers.
  account_id bigint references users (id) deferrable,
  user_handle bytea,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);
create index passkey_challenge_account on passkey_challenge (account_id);

alter table login_challenge drop constraint login_challenge_method_check;
alter table login_challenge add constraint login_challenge_method_check check (method in ('app', 'email', 'passkey'));

do $$
declare name text;
begin
  foreach name in array array['passkey', 'passkey_challenge'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy everywhere on %I to karmik_everywhere using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to karmik_everywhere', name);
  end loop;
end $$;
