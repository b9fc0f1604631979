-- Texts of email templates: several in each language, of which one is in use.
create table email_template_content (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  email_template_id bigint not null,
  language text not null,
  subject text,
  body text,
  is_in_use boolean not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, email_template_id) references email_template deferrable
);
create index on email_template_content (organization_id, email_template_id);
create unique index email_template_content_in_use on email_template_content (organization_id, email_template_id, language) where is_in_use;
call guard_tenant_table('email_template_content');

insert into email_template_content (organization_id, email_template_id, language, subject, body, is_in_use, created_at)
select organization_id, id, 'en', subject, body, true, created_at from email_template
union all
select organization_id, id, 'ne', subject_ne, body_ne, true, created_at from email_template where subject_ne is not null or body_ne is not null;
