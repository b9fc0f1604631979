-- Comments on requests for a transfer, and files attached to them.
create table transfer_request_comment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  transfer_request_id bigint not null,
  author_id bigint not null,
  text text not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, transfer_request_id) references transfer_request on delete cascade deferrable,
  foreign key (organization_id, author_id) references membership deferrable
);
create index transfer_request_comment_request on transfer_request_comment (organization_id, transfer_request_id, id);
call guard_tenant_table('transfer_request_comment');

create table transfer_request_attachment (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  transfer_request_id bigint not null,
  file_id bigint not null,
  added_by_id bigint not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, file_id),
  foreign key (organization_id, transfer_request_id) references transfer_request on delete cascade deferrable,
  foreign key (organization_id, file_id) references file deferrable,
  foreign key (organization_id, added_by_id) references membership deferrable
);
create index transfer_request_attachment_request on transfer_request_attachment (organization_id, transfer_request_id, id);
call guard_tenant_table('transfer_request_attachment');
