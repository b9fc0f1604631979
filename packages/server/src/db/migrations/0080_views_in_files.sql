-- Views are made from the files of `db/views` after all migrations; those that migrations made give way to them.
drop view exit_answer, file_completeness, staff, directory, person;
