-- Which notifications of an organisation go out by mail.

create table email_notification_setting (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  default_email text not null,
  never_mailed text[] not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index email_notification_setting_single on email_notification_setting (organization_id);
call guard_tenant_table('email_notification_setting');
