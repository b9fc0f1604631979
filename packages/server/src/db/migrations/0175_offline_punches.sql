-- How long after it was made a punch without a connection is still taken.
alter table web_attendance_setting add column offline_hours integer not null default 72;
