-- Who reads a file follows from the record that holds it; a code beside it was a second rule.
alter table record_file drop column read_code;
