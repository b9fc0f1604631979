-- Tries of receipts of whistle-blower reports. Names are those of a quarter of an hour: its key is thrown away with them. Unlogged, so
-- that neither a log of the database nor a copy made of it holds any.
create unlogged table receipt_window (
  started_at timestamptz primary key,
  key bytea not null
);
create unlogged table receipt_try (
  started_at timestamptz not null references receipt_window on delete cascade,
  -- Two bytes of a keyed hash: each stands for as many addresses as there are names.
  name bytea not null check (length(name) = 2),
  tries integer not null,
  primary key (started_at, name)
);

do $$
declare name text;
begin
  foreach name in array array['receipt_window', 'receipt_try'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy everywhere on %I to karmik_everywhere using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to karmik_everywhere', name);
  end loop;
end $$;
