-- What pages say of themselves, kept for an organisation; a post shows it as it was when it was written.
create table link_preview (
  organization_id bigint not null references organization (id) deferrable,
  url text not null,
  title text,
  description text,
  site text,
  image text,
  fetched_at timestamptz not null,
  primary key (organization_id, url)
);
call guard_tenant_table('link_preview');

alter table post add column link_url text;
create index post_link on post (organization_id, link_url) where link_url is not null;

alter table application_setting add column has_link_previews boolean not null default true;
