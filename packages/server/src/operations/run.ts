/**
 * Runs of operations. A run and its rows are stored when it starts; a background job does the rows in batches, each in a transaction with
 * its results, so that a run that is killed and taken up again does nothing twice.
 */
import type { Message } from '@karmik/model/kit/message';
import { isDetail } from '@karmik/model/kit/errors';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { mayStill } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { jsonLines } from '../db/json-lines.ts';
import { conflict, storeError, toHttpError } from '../http/errors.ts';
import { JobFailed, type JobRow, type Jobs } from '../jobs/jobs.ts';
import { announce } from '../live/announce.ts';
import { todayIn } from '../time.ts';
import { operationMessages } from './messages.ts';
import type { BoundOperation, Outcome, PlannedRow, Writing } from './operation.ts';
import { personOf, planOf, type Plan } from './plan.ts';

export const runJob = 'run_operation';

export interface StoredRun {
  readonly id: number;
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly fingerprint: string;
  readonly state: 'running' | 'done' | 'stopped' | 'undone';
  readonly job_id: number | null;
  readonly total: number;
  readonly done: number;
  readonly unchanged: number;
  readonly failed: number;
  readonly created_by_id: number;
}

interface StoredRow {
  readonly row_key: string;
  readonly row_values: Readonly<Record<string, unknown>>;
  readonly facts: unknown;
}

/** Rows that are stored in one statement. */
const stored = 5_000;

/** How many runs keep their rows in memory; another one reads them from the database. */
const keptRuns = 2;

/**
 * The rows of runs that began here, by the id of the run, so that the job need not read back what the preview has just worked out. Nothing
 * depends on it: a process that takes a run up later reads the same rows from the database.
 */
const begun = new WeakMap<Jobs, Map<number, readonly PlannedRow[]>>();

/** Keeps the rows of a run that was stored just now for its job. */
export function keepRows({ jobs }: Context, run: number, rows: readonly PlannedRow[]): void {
  const kept = begun.get(jobs) ?? new Map<number, readonly PlannedRow[]>();
  begun.set(jobs, kept);
  kept.set(run, rows);
  for (const older of [...kept.keys()].slice(0, -keptRuns)) kept.delete(older);
}

/** What the rows of a run are is in the database alone from here on. */
export const forgetRows = ({ jobs }: Context, run: number): void => void begun.get(jobs)?.delete(run);

/** Announces that a run moved on. */
export const announceRun = (tenant: Tenant, id: number): Promise<void> =>
  announce(tenant, { organizationId: tenant.organizationId, topic: 'operation_run', objectId: id });

/** Stores a run with its rows. @returns undefined where one runs already */
export async function storeRun(
  { tenant, clock, userId }: Writing,
  { operation }: BoundOperation,
  input: Readonly<Record<string, unknown>>,
  { rows, fingerprint }: Plan,
): Promise<number | undefined> {
  const { organizationId } = tenant;
  const run = await tenant.one<{ id: number }>(
    `insert into operation_run (organization_id, operation, input, fingerprint, total, created_by_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (organization_id, operation) where state = 'running' do nothing returning id`,
    [organizationId, operation.name, JSON.stringify(input), fingerprint, rows.length, userId, clock.now],
  );
  if (!run) return undefined;
  for (const [index, some] of inBatches(rows, stored).entries())
    await tenant.query(
      `insert into operation_result (organization_id, run_id, position, row_key, person_id, row_values, facts)
       select $1, $2, $3 + g.place - 1, g.row_key, g.person_id, g.row_values::jsonb, nullif(g.facts, '')::jsonb
         from unnest($4::text[], $5::bigint[], string_to_array($6, e'\\n'), string_to_array($7, e'\\n'))
              with ordinality as g (row_key, person_id, row_values, facts, place)`,
      [
        organizationId,
        run.id,
        index * stored,
        some.map(({ key }) => key),
        some.map((row) => personOf(operation, row)),
        jsonLines(some.map(({ values }) => values)),
        jsonLines(some.map(({ facts }) => facts)),
      ],
    );
  return run.id;
}

/** Puts the pending rows of a run into the queue. */
export async function enqueueRun(
  { jobs }: Context,
  tenant: Tenant,
  id: number,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> {
  const job = await jobs.enqueue(tenant, tenant.organizationId, runJob, { run: id }, userId, now);
  await tenant.query(
    `update operation_run set job_id = $3, state = 'running', message = null, finished_at = null where organization_id = $1 and id = $2`,
    [tenant.organizationId, id, job],
  );
  await announceRun(tenant, id);
}

const runOf = (tenant: Tenant, id: unknown): Promise<StoredRun | undefined> =>
  tenant.one<StoredRun>('select * from operation_run where organization_id = $1 and id = $2', [
    tenant.organizationId,
    Number(id),
  ]);

/** Does an operation at once, in one transaction, without a preview or a job: for the making of a demo. */
export async function performNow(
  { tenant: outer, ...writing }: Writing,
  bound: BoundOperation,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  await bound.rules.prepare?.({ ...writing, tenant: outer }, input);
  await outer.transaction(async (tenant) => {
    const write = { ...writing, tenant };
    const plan = await planOf(bound, write, input);
    const id = await storeRun(write, bound, input, plan);
    if (id === undefined) throw conflict(operationMessages.running, 'operation_running');
    await bound.rules.begin?.(write, input, plan.rows);
    const outcomes = await bound.rules.apply(write, input, plan.rows);
    await storeResults(
      tenant,
      id,
      plan.rows.map((_, index) => resultOf(index, outcomes[index])),
    );
    await bound.rules.finish?.(write, input);
    await endRun(tenant, id, writing.clock.now);
  });
}

/**
 * Does the pending rows of a run and ends it.
 * @param checkpoint is called between batches, with the code of the operation, and throws where the work must stop
 * @returns the counts of its results
 */
export async function doRun(
  context: Context,
  tenant: Tenant,
  id: number,
  checkpoint: (done: number, total: number, code: PermissionCode) => Promise<void>,
): Promise<Counts> {
  const run = await runOf(tenant, id);
  const bound = run && context.modules.operations.get(run.operation);
  if (!bound) throw new Error(`no operation of run ${id}`);
  const rows = new RunRows(context, tenant, bound, run, await zoneOf(tenant));
  let ended = run.done + run.unchanged + run.failed;
  let last = -1;
  for (;;) {
    await checkpoint(ended, run.total, bound.operation.code);
    const some = await rows.pending(last, bound.batch * bound.atOnce);
    if (some.length === 0) return rows.finish();
    await allEnded(inBatches(some, bound.batch).map((batch) => rows.apply(batch)));
    ended += some.length;
    last = some.at(-1) ?? last;
  }
}

const inBatches = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

/** Waits until all have ended, and fails as the first that failed: nothing of a job goes on once the job has failed. */
async function allEnded(all: readonly Promise<unknown>[]): Promise<void> {
  for (const ended of await Promise.allSettled(all)) if (ended.status === 'rejected') throw ended.reason;
}

/** Registers the job that does the rows of runs. */
export function operationJobs(context: Context): void {
  /** The state in which a run ended without having done all rows. */
  const stop = (tenant: Tenant, job: JobRow, message: Message) =>
    tenant.transaction(async (inner) => {
      await inner.query(
        `update operation_run set state = 'stopped', message = $4, finished_at = $5 where organization_id = $1 and id = $2 and job_id = $3 and state = 'running'`,
        [inner.organizationId, Number(job.payload['run']), job.id, JSON.stringify(message), context.clock()],
      );
      await announceRun(inner, Number(job.payload['run']));
    });
  context.jobs.handle(
    runJob,
    async ({ tenant, job, checkpoint }) =>
      operationMessages.finished(
        await doRun(context, tenant, Number(job.payload['run']), async (done, total, code) => {
          await checkpoint(done, total);
          if (done < total && !(await mayStill(context.database, tenant.organizationId, job.created_by, code)))
            throw new JobFailed(operationMessages.rightsLost);
        }),
      ),
    {
      onEnd: (tenant, job, _state, message) => stop(tenant, job, message),
      async onRetry(tenant, job) {
        const run = await runOf(tenant, job.payload['run']);
        // Another job may have taken the run up since.
        if (run?.state !== 'stopped' || run.job_id !== job.id) throw conflict(operationMessages.notNow, 'run_state');
        const isFree = await tenant.one(
          `update operation_run r set state = 'running', message = null, finished_at = null
            where organization_id = $1 and id = $2 and not exists
              (select from operation_run o where o.organization_id = $1 and o.operation = r.operation and o.state = 'running') returning id`,
          [tenant.organizationId, run.id],
        );
        if (!isFree) throw conflict(operationMessages.running, 'operation_running');
      },
    },
  );
}

const zoneOf = async (tenant: Tenant): Promise<string> =>
  (await tenant.one<{ timezone: string }>('select timezone from organization where id = $1', [tenant.organizationId]))
    ?.timezone ?? 'UTC';

/** The rows of one run, as its job does them. */
class RunRows {
  readonly #context: Context;
  readonly #tenant: Tenant;
  readonly #bound: BoundOperation;
  readonly #run: StoredRun;
  readonly #zone: string;

  constructor(context: Context, tenant: Tenant, bound: BoundOperation, run: StoredRun, zone: string) {
    this.#context = context;
    this.#tenant = tenant;
    this.#bound = bound;
    this.#run = run;
    this.#zone = zone;
  }

  /** Positions of pending rows after one. */
  async pending(after: number, most: number): Promise<number[]> {
    const rows = await this.#tenant.query<{ position: number }>(
      `select position from operation_result where organization_id = $1 and run_id = $2 and position > $3 and state = 'pending' order by position limit $4`,
      [this.#tenant.organizationId, this.#run.id, after, most],
    );
    return rows.map(({ position }) => position);
  }

  /** Does rows in one transaction; where that fails, its halves, and at last one row, whose result is the failure. */
  async apply(positions: readonly number[]): Promise<void> {
    try {
      await this.#tenant.transaction(async (inner) => {
        const rows = await this.#take(inner, positions);
        if (rows.length === 0) return;
        const planned = await this.#planned(inner, rows);
        const outcomes = await this.#bound.rules.apply(this.#writing(inner), this.#run.input, planned);
        await storeResults(
          inner,
          this.#run.id,
          rows.map((position, index) => resultOf(position, outcomes[index])),
        );
      });
    } catch (error) {
      // A store that is away or full is no fault of a row: the job is taken up again.
      if (storeError(error)) throw error;
      const half = Math.ceil(positions.length / 2);
      if (positions.length > 1) {
        await this.apply(positions.slice(0, half));
        await this.apply(positions.slice(half));
      } else await this.#fail(positions, error);
    }
  }

  /** Ends the run. @returns its counts */
  async finish(): Promise<Counts> {
    forgetRows(this.#context, this.#run.id);
    return this.#tenant.transaction(async (inner) => {
      await this.#bound.rules.finish?.(this.#writing(inner), this.#run.input);
      return (await endRun(inner, this.#run.id, this.#context.clock())) ?? this.#run;
    });
  }

  #writing(tenant: Tenant): Writing {
    const now = this.#context.clock();
    return {
      context: this.#context,
      tenant,
      clock: { now, today: todayIn(this.#zone, now) },
      userId: this.#run.created_by_id,
    };
  }

  /** The positions of those rows that are still pending, held until the transaction ends. */
  async #take(inner: Tenant, positions: readonly number[]): Promise<number[]> {
    const rows = await inner.query<{ position: number }>(
      `select position from operation_result
        where organization_id = $1 and run_id = $2 and position = any($3::integer[]) and state = 'pending' order by position for update`,
      [inner.organizationId, this.#run.id, positions],
    );
    return rows.map(({ position }) => position);
  }

  /** What some rows are, in their order. */
  async #planned(inner: Tenant, positions: readonly number[]): Promise<PlannedRow[]> {
    const kept = begun.get(this.#context.jobs)?.get(this.#run.id);
    if (kept) return positions.map((position) => kept[position] as PlannedRow);
    const rows = await inner.query<StoredRow>(
      `select row_key, row_values, facts from operation_result
        where organization_id = $1 and run_id = $2 and position = any($3::integer[]) order by position`,
      [inner.organizationId, this.#run.id, positions],
    );
    return rows.map(({ row_key, row_values, facts }) => ({ key: row_key, values: row_values as never, facts }));
  }

  async #fail(positions: readonly number[], error: unknown): Promise<void> {
    const message = reasonOf(error);
    if (message === operationMessages.rowFailed)
      this.#context.log.error({ err: error, run: this.#run.id }, 'a row of an operation failed');
    await this.#tenant.transaction(async (inner) => {
      const rows = await this.#take(inner, positions);
      await storeResults(
        inner,
        this.#run.id,
        rows.map((position) => ({ position, state: 'failed', message, receipt: null })),
      );
    });
  }
}

interface Result {
  readonly position: number;
  readonly state: 'done' | 'unchanged' | 'failed';
  readonly message: Message | null;
  readonly receipt: unknown;
}

/** Stores what came of rows, in the transaction of what they did. */
async function storeResults(tenant: Tenant, id: number, results: readonly Result[]): Promise<void> {
  await tenant.query(
    `with given as (select * from jsonb_to_recordset($3::jsonb) as g (position integer, state text, message jsonb, receipt jsonb)),
     kept as (
       update operation_result r set state = g.state, message = g.message, receipt = g.receipt
         from given g where r.organization_id = $1 and r.run_id = $2 and r.position = g.position)
     update operation_run o set done = o.done + c.done, unchanged = o.unchanged + c.same, failed = o.failed + c.bad
       from (select count(*) filter (where state = 'done')::integer as done, count(*) filter (where state = 'unchanged')::integer as same,
                    count(*) filter (where state = 'failed')::integer as bad from given) c
      where o.organization_id = $1 and o.id = $2`,
    [tenant.organizationId, id, JSON.stringify(results)],
  );
  await announceRun(tenant, id);
}

interface Counts {
  readonly done: number;
  readonly unchanged: number;
  readonly failed: number;
}

/** @returns the counts of the results; undefined where the run had ended */
async function endRun(tenant: Tenant, id: number, at: Date): Promise<Counts | undefined> {
  const counts = await tenant.one<Counts>(
    `update operation_run set state = 'done', finished_at = $3 where organization_id = $1 and id = $2 and state = 'running' returning done, unchanged, failed`,
    [tenant.organizationId, id, at],
  );
  await announceRun(tenant, id);
  return counts;
}

const resultOf = (position: number, outcome: Outcome | undefined): Result => ({
  position,
  state: outcome?.isUnchanged ? 'unchanged' : 'done',
  message: null,
  receipt: outcome?.receipt ?? null,
});

/** Why a row failed, as its result says it. */
function reasonOf(error: unknown): Message {
  const known = toHttpError(error);
  if (!known || known.status >= 500) return operationMessages.rowFailed;
  const { body } = known;
  const message = isDetail(body) ? body.detail : Object.values(body).flat()[0];
  // Messages are rendered when they are read.
  return message
    ? { code: message.code, params: message.params, en: message.en, ne: message.ne }
    : operationMessages.rowFailed;
}
