alter table letter_template add column is_requestable boolean not null default false;
alter table letter
  add column addressed_to text,
  add column needed_for text,
  add column confidentiality text not null default 'Open';

create table letter_request (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  sender_id bigint not null,
  letter_template_id bigint not null,
  language text,
  needed_for text not null,
  addressed_to text,
  letter_id bigint,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, sender_id) references membership deferrable,
  foreign key (organization_id, letter_template_id) references letter_template deferrable,
  foreign key (organization_id, letter_id) references letter deferrable
);
create index letter_request_sender on letter_request (organization_id, sender_id);
create index letter_request_template on letter_request (organization_id, letter_template_id);
create index letter_request_letter on letter_request (organization_id, letter_id);
call guard_tenant_table('letter_request');
