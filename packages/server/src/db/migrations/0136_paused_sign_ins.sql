-- Since when HR keeps somebody out of their account. The account itself is disabled meanwhile; who it belongs to here says why.
alter table membership add column sign_in_paused_at timestamptz;
