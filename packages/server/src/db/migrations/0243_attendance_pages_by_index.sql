-- The newest days of everybody are a page of the index. Without the id in it, all people of the newest day were read and sorted for a page of 25.
-- Reports by person read who it was from the index, as before.
drop index attendance_day_day;
create index attendance_day_day on attendance_day (organization_id, day, id) include (employee_id);
call name_partition_indexes('attendance_day');
