-- Employees who leave are settled: with their separation, once. What was on hold is paid with the settlement.
alter table pay_slip
  add column separation_id bigint,
  add column settled_in_id bigint,
  add foreign key (organization_id, separation_id) references separation deferrable,
  add foreign key (organization_id, settled_in_id) references pay_run deferrable;
create unique index pay_slip_settlement on pay_slip (organization_id, separation_id) where status <> 'Discarded' and separation_id is not null;
create index pay_slip_settled_in_id on pay_slip (organization_id, settled_in_id) where settled_in_id is not null;

-- Gratuity that was earned before Karmik, and how leave that is paid at exit is taxed.
alter table payroll_profile add column opening_gratuity numeric(16, 2);
alter table payroll_setting add column exit_leave_tax text not null default 'final';
