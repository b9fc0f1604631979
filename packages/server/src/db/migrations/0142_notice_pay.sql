alter table separation add column notice_on date;
alter table separation_type add column pay_days integer not null default 30;
