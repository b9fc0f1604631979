-- A post may ask its readers a question, and thank colleagues.
create table post_poll (
  organization_id bigint not null,
  post_id bigint not null,
  question text not null,
  closes_at timestamptz,
  is_anonymous boolean not null,
  primary key (organization_id, post_id),
  foreign key (organization_id, post_id) references post on delete cascade deferrable
);
call guard_tenant_table('post_poll');

create table post_poll_choice (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  post_id bigint not null,
  position integer not null,
  text text not null,
  primary key (organization_id, id),
  unique (organization_id, post_id, id),
  foreign key (organization_id, post_id) references post_poll on delete cascade deferrable
);
call guard_tenant_table('post_poll_choice');

-- Of an anonymous poll the voter is a keyed hash, so that the table does not say who chose what.
create table post_poll_vote (
  organization_id bigint not null references organization (id) deferrable,
  post_id bigint not null,
  voter text not null,
  user_id bigint,
  choice_id bigint not null,
  primary key (organization_id, post_id, voter),
  foreign key (organization_id, post_id, choice_id) references post_poll_choice (organization_id, post_id, id) on delete cascade deferrable,
  foreign key (organization_id, user_id) references membership deferrable
);
create index post_poll_vote_choice on post_poll_vote (organization_id, post_id, choice_id);
call guard_tenant_table('post_poll_vote');

create table post_thanks (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  parent_id bigint not null,
  position integer not null,
  person_id bigint not null,
  primary key (organization_id, id),
  unique (organization_id, parent_id, person_id),
  foreign key (organization_id, parent_id) references post on delete cascade deferrable,
  foreign key (organization_id, person_id) references membership deferrable
);
create index post_thanks_person on post_thanks (organization_id, person_id);
call guard_tenant_table('post_thanks');
