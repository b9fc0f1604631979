-- Every record is answered with the version of its row, so that no field may have this name.
alter table form_answer rename column version to form_version;
