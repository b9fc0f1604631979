-- A warning takes nothing, rather than no days.
alter table penalty alter column days drop not null;
update penalty set days = null where action = 'Warning';
