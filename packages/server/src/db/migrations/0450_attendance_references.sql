-- A month of ten thousand people is 320,000 days: their references are checked once a statement.
call check_references_by_statement('attendance_day');
