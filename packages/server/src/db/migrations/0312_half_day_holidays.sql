-- Holidays of half a day.
alter table holiday add column part text not null default 'Full';
