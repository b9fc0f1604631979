-- Penalties are looked at again by their people, whenever a day of theirs changes.
create index penalty_employee on penalty (organization_id, employee_id, period_from);
create index penalty_fact_employee on penalty_fact (organization_id, employee_id);
