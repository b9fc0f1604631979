-- Days are taken in the order of the primary key. An index that begins with the organization could answer that too: with statistics from a
-- moment with few due days, PostgreSQL chose it, read all due days and sorted them for each batch.
drop index attendance_due_at;
create index attendance_due_by_time on attendance_due (due_at, organization_id);
