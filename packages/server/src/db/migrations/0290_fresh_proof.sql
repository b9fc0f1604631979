-- When the person at a session last proved who they are: by signing in, or by a password, a passkey or a code afterwards.
alter table auth_session add column proven_at timestamptz;

alter table passkey_challenge drop constraint passkey_challenge_purpose_check;
alter table passkey_challenge add constraint passkey_challenge_purpose_check
  check (purpose in ('register', 'sign_in', 'second_step', 'proof'));
