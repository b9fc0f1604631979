-- A message that is being sent belongs to its sender until then; whatever became of that one, the message is taken again afterwards.
alter table email_log add column claimed_until timestamptz;
