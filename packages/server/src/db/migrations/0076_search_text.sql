-- What lists of people search is called by what it holds.
alter table employee rename column found_by to search_text;
