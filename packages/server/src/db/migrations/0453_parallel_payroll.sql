-- Registers of another payroll system that are compared with a payroll of the same month, and which heading of ours theirs is.
alter table archived_pay_import add column purpose text not null default 'archive';
create index archived_pay_import_compared on archived_pay_import (organization_id, month, id) where purpose = 'comparison';
alter table old_pay_heading add column heading_id bigint;
alter table old_pay_heading add foreign key (organization_id, heading_id) references pay_heading deferrable;
create index old_pay_heading_heading_id on old_pay_heading (organization_id, heading_id);
