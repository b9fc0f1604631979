-- A post may be for some divisions and branches; an empty list leaves nobody out.
alter table post
  add column divisions bigint[] not null default '{}',
  add column branches bigint[] not null default '{}';
