-- Identity cards: samples, templates, and the cards of people.

create table id_card_sample (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text not null,
  size text not null,
  orientation text not null,
  language text not null,
  colour text not null,
  shown_fields text[] not null,
  has_photo boolean not null,
  has_logo boolean not null,
  qr_side text not null,
  qr_holds text,
  has_back boolean not null,
  back_text text,
  signatory text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index id_card_sample_title_unique on id_card_sample (organization_id, lower(title));
call guard_tenant_table('id_card_sample');

create table id_card_template (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  title text not null,
  size text not null,
  orientation text not null,
  language text not null,
  colour text not null,
  shown_fields text[] not null,
  has_photo boolean not null,
  has_logo boolean not null,
  qr_side text not null,
  qr_holds text,
  has_back boolean not null,
  back_text text,
  signatory text,
  valid_months integer,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index id_card_template_title_unique on id_card_template (organization_id, lower(title));
call guard_tenant_table('id_card_template');

create table id_card (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  template_id bigint not null,
  employee_id bigint not null,
  card_number text not null,
  photo_id bigint,
  issued_on date not null,
  expires_on date,
  printed_count integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, template_id) references id_card_template deferrable,
  foreign key (organization_id, employee_id) references membership deferrable,
  foreign key (organization_id, photo_id) references file deferrable
);
create index id_card_template_people on id_card (organization_id, template_id, employee_id);
call guard_tenant_table('id_card');
