-- A holiday is called by two names, each in its script.
alter table holiday add column name_ne text;
