-- Pages that somebody keeps at the top of their menu, in the order in which they were starred, as the catalogue writes their paths. They
-- are the account's: the same in each browser and organization.
alter table users add column starred_pages text[] not null default '{}' check (cardinality(starred_pages) <= 50);
