-- Versions of records leave the server as a keyed hash. The number of the transaction itself tells the order of all writes of the
-- installation: compared with one's own it would tell when an answer without a name came, and so whose it is. With the row in the hash
-- no two rows of one transaction have versions that are alike. The key is this installation's, and stays in its database.
do $do$
begin
  execute format($f$
    create function row_version(of_table oid, row_id bigint, written_by xid) returns text language sql immutable parallel safe as $body$
      select substr(encode(sha256(convert_to(%L || ' ' || of_table::text || ' ' || row_id::text || ' ' || written_by::text, 'UTF8')), 'hex'), 1, 24)
    $body$
  $f$, gen_random_uuid()::text || gen_random_uuid()::text);
end $do$;
