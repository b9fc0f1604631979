-- An account belongs to a person and a membership to an organization. An organization invites; who accepts says which account acts in it.
-- A row of users is what an organization calls somebody, and becomes an account when somebody chooses a password for it.

-- Null until its owner has shown that the mailbox is theirs.
alter table users alter column email drop not null;
alter table users
  -- Whether a mail of the installation has shown it; an organization's own mail server, or a link that HR hands over, shows less.
  add column is_email_proven boolean not null default false,
  -- Whose words and mail server the account's own mails use, and whose HR may help its owner; null: the installation's alone.
  add column home_organization_id bigint references organization (id) deferrable;

-- The account whose sign-in acts as this member; null while an invitation has not been accepted.
alter table membership
  add column account_id bigint references users (id) deferrable,
  add column last_online timestamptz;
create index membership_account on membership (account_id);
-- Nobody is two members of one organization.
create unique index membership_account_once on membership (organization_id, account_id);

alter table account_token
  -- The mailbox that the link was sent to; null for one that was handed over.
  add column address text,
  add column is_proof boolean not null default false;

-- The walls stand in the way of an owner who is no superuser.
alter table users no force row level security;
alter table membership no force row level security;
alter table employee no force row level security;
alter table account_token no force row level security;
update membership m set account_id = u.id, last_online = u.last_online from users u where u.id = m.user_id and u.status <> 'invited';
update users u set is_email_proven = true,
       home_organization_id = (select m.organization_id from membership m where m.user_id = u.id
                                order by m.is_default desc, m.created_at, m.organization_id limit 1)
 where u.status <> 'invited';
update account_token t set address = u.email from users u where u.id = t.user_id;
update users u set email = null where u.status = 'invited';
alter table users force row level security;
alter table membership force row level security;
alter table employee force row level security;
alter table account_token force row level security;
alter table users drop column last_online;

-- What is seen of sessions and browsers is seen through the membership whose account they are.
drop policy organization_wall on live_presence;
create policy organization_wall on live_presence for select to karmik_app
  using (exists (select from membership m where m.organization_id = (select app_organization()) and m.account_id = live_presence.user_id));
drop policy organization_wall on push_subscription;
create policy organization_wall on push_subscription for select to karmik_app
  using (exists (select from membership m where m.organization_id = (select app_organization()) and m.account_id = push_subscription.user_id));

-- Names that were asked for a way back in; a job looks for the account, so that the answer takes the same time for all of them.
create table recovery_request (
  id bigint generated always as identity primary key,
  name text not null,
  requested_at timestamptz not null
);
alter table recovery_request enable row level security;
alter table recovery_request force row level security;
create policy everywhere on recovery_request to karmik_everywhere using (true) with check (true);
grant select, insert, update, delete on recovery_request to karmik_everywhere;

-- What the owner of an account is to be told by mail: a job writes the mails, since an organization sees no account.
create table account_notice (
  id bigint generated always as identity primary key,
  account_id bigint not null references users (id) deferrable,
  organization_id bigint references organization (id) deferrable,
  event text not null,
  at timestamptz not null
);
alter table account_notice enable row level security;
alter table account_notice force row level security;
create policy everywhere on account_notice to karmik_everywhere using (true) with check (true);
create policy organization_wall on account_notice for insert to karmik_app with check (
  organization_id = (select app_organization())
  and exists (select from membership m where m.organization_id = account_notice.organization_id and m.account_id = account_notice.account_id));
grant select, insert, update, delete on account_notice to karmik_everywhere;
grant insert on account_notice to karmik_app;

-- Bodies that hold a personal link or a code are stored sealed, until they are sent, handed over or of no more use.
alter table email_log
  add column sealed_body bytea,
  -- Such a mail goes by the server of the installation, whatever server the organization has.
  add column is_from_installation boolean not null default false,
  -- When what it holds is of no more use.
  add column expires_at timestamptz,
  -- Whom the mail lets in: the person who is invited, or the account whose password may be set anew.
  add column user_id bigint references users (id) deferrable;
alter table email_log drop constraint email_log_state_check;
alter table email_log add constraint email_log_state_check check (state in ('queued', 'held', 'sent', 'failed', 'handed_over'));
update email_log set body = '' where kind in ('activation', 'reset', 'otp', 'offer', 'evaluation');
create index email_log_sealed on email_log (expires_at) where sealed_body is not null;
