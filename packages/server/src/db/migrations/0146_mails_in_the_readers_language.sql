-- The language that the owner of an account chose, in which mails go to them; null until they chose one.
alter table users add column language text check (language in ('en', 'ne'));

-- An organisation's own words of a mail in Nepali, beside those that go to everyone else.
alter table email_template add column subject_ne text, add column body_ne text;
