-- In which language an organisation is spoken for where it has no words of its own.
alter table organization_profile add column mail_language text;

-- From what the secret of a link is derived again, with a key of the installation; links of before have none and are replaced.
alter table personal_link add column nonce bytea;
