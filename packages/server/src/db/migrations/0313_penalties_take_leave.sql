-- Which leave a penalty takes, what it took of it, and the unpaid days that pay reads.
alter table penalty_rule add column leave_type_id bigint;
alter table penalty_rule add foreign key (organization_id, leave_type_id) references leave_type deferrable;
create index penalty_rule_leave_type on penalty_rule (organization_id, leave_type_id);
alter table penalty add column leave_days numeric(16, 4), add column unpaid_days numeric(16, 4);
update penalty set leave_days = 0, unpaid_days = days where status = 'Confirmed' and action = 'Pay';
alter table penalty_fact add column unpaid numeric(16, 4) not null default 0;
