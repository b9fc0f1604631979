-- On which days of the week an organisation rests.
alter table application_setting add column weekly_day_off text default 'Saturday', add column second_day_off text;
alter table application_setting alter column weekly_day_off drop default;
