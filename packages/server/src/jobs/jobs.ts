/**
 * Background work. A job is a row of `job_run`, written in the transaction of what asks for it, so that it is never lost and never
 * runs for something that was rolled back. Any server process takes it up under a lease; when a process ends, however it ends, the
 * lease runs out and another continues. Handlers therefore keep their progress in the database and may be run again.
 */
import type { FastifyBaseLogger } from 'fastify';
import { textOf, type Message } from '@karmik/model/kit/message';
import type { Database, Queries, Tenant } from '../db/database.ts';
import { announce } from '../live/announce.ts';
import { serverMessages } from '../messages.ts';

export interface JobRow {
  readonly organization_id: number;
  readonly id: number;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  readonly created_by: number | null;
  readonly attempts: number;
}

export interface JobControl {
  readonly tenant: Tenant;
  readonly job: JobRow;
  /** Reports how far the work is, at most four times a second; throws when it must stop. Call it between units of work. */
  readonly checkpoint: (done: number, total: number) => Promise<void>;
}

/** @returns what came of the work, shown to the person who asked for it */
export type JobHandler = (control: JobControl) => Promise<Message>;

/** The work ends without success, for a reason that the person who asked for it is shown. */
export class JobFailed extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.en);
    this.reason = reason;
  }
}

/** The person asked for the work to stop; what the handler committed stays. */
export class JobCancelled extends JobFailed {}
class ServerStopping extends Error {}

const leaseSeconds = 12;
const mostAttempts = 5;
const pollMs = 1_000;

export interface Jobs {
  /** Writes a job with the statements of its caller; it starts after their commit. @returns its id */
  enqueue(
    queries: Queries,
    organizationId: number,
    kind: string,
    payload: Record<string, unknown>,
    by: number | null,
    at: Date,
  ): Promise<number>;
  /** Asks a job to stop at its next checkpoint. */
  cancel(tenant: Tenant, id: number): Promise<void>;
  /** Whether work of that kind may be tried again by the person who asked for it. */
  canRetry(kind: string): boolean;
  /** Puts a job that failed or was stopped back into the queue, in the transaction of `tenant`. */
  retry(tenant: Tenant, id: number): Promise<void>;
  handle(kind: string, handler: JobHandler, ends?: JobEnds): void;
  start(): void;
  /** Looks for work now; for the person who has just committed a job. */
  wake(): void;
  stop(): Promise<void>;
}

export interface JobEnds {
  /** Writes down what the failed or stopped work leaves behind. */
  onEnd?(tenant: Tenant, job: JobRow, state: 'cancelled' | 'failed', message: Message): Promise<void>;
  /** Makes ready for another try; absent: there is none. Throws where it is too late for one. */
  onRetry?(tenant: Tenant, job: JobRow): Promise<void>;
}

interface Registered {
  readonly handler: JobHandler;
  readonly ends: JobEnds;
}

export function jobRunner(database: Database, log: FastifyBaseLogger, atOnce = 2): Jobs {
  const handlers = new Map<string, Registered>();
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  let looking = false;
  let lookAgain = false;

  async function claim(): Promise<JobRow | undefined> {
    return database.everywhere.one<JobRow>(
      `update job_run set state = 'running', attempts = attempts + 1, started_at = coalesce(started_at, now()), lease_until = now() + make_interval(secs => $1)
        where (organization_id, id) = (
          select organization_id, id from job_run
           where state in ('queued', 'running') and (lease_until is null or lease_until < now()) and kind = any($2)
           order by created_at for update skip locked limit 1)
        returning organization_id, id, kind, payload, created_by, attempts`,
      [leaseSeconds, [...handlers.keys()]],
    );
  }

  async function look(): Promise<void> {
    // A job that was committed while another look was under way may have come too late for it.
    lookAgain = true;
    if (looking || stopping) return;
    looking = true;
    try {
      while (running.size < atOnce && !stopping) {
        lookAgain = false;
        const job = await claim();
        if (job) {
          const work = run(job).finally(() => running.delete(work));
          running.add(work);
          void work.then(look);
        } else if (!lookAgain) break;
      }
    } catch (error) {
      log.warn({ err: error }, 'could not look for jobs');
    } finally {
      looking = false;
    }
  }

  async function run(job: JobRow): Promise<void> {
    const registered = handlers.get(job.kind);
    if (!registered) return;
    const tenant = database.organization(job.organization_id);
    const key = [job.organization_id, job.id];
    const finish = (state: string, message: Message | null) =>
      tenant.transaction(async (inner) => {
        await inner.query(
          `update job_run set state = $3, message = $4, lease_until = null, finished_at = case when $3 = 'queued' then null else now() end where organization_id = $1 and id = $2`,
          [...key, state, message && JSON.stringify(textOf(message))],
        );
        if (job.created_by !== null)
          await announce(inner, {
            organizationId: job.organization_id,
            topic: 'job',
            objectId: job.id,
            userIds: [job.created_by],
          });
      });
    let cancelRequested = false;
    let reportedAt = 0;
    const report = async (done?: number, total?: number) => {
      reportedAt = performance.now();
      const row = await tenant.one<{ cancel_requested: boolean }>(
        `update job_run set lease_until = now() + make_interval(secs => $3), done = coalesce($4, done), total = coalesce($5, total)
          where organization_id = $1 and id = $2 returning cancel_requested`,
        [...key, leaseSeconds, done ?? null, total ?? null],
      );
      cancelRequested = row?.cancel_requested ?? true;
    };
    const heartbeat = setInterval(() => void report().catch(() => undefined), (leaseSeconds * 1000) / 3);
    const checkpoint = async (done: number, total: number) => {
      if (stopping) throw new ServerStopping();
      if (done === total || performance.now() - reportedAt > 250) await report(done, total);
      if (cancelRequested) throw new JobCancelled(serverMessages.jobStopped);
    };
    try {
      if (job.attempts > mostAttempts) throw new JobFailed(serverMessages.jobGivenUp({ tries: mostAttempts }));
      await report();
      if (cancelRequested) throw new JobCancelled(serverMessages.jobStopped);
      await finish('done', await registered.handler({ tenant, job, checkpoint }));
    } catch (error) {
      if (error instanceof ServerStopping) await finish('queued', null).catch(() => undefined);
      else {
        const state = error instanceof JobCancelled ? 'cancelled' : 'failed';
        const message = error instanceof JobFailed ? error.reason : serverMessages.jobFailed;
        if (state === 'failed') log.error({ err: error, job: job.id, kind: job.kind }, 'a job failed');
        try {
          await registered.ends.onEnd?.(tenant, job, state, message);
          await finish(state, message);
        } catch (failure) {
          // The database is away: the lease runs out, and the job is taken up again.
          log.warn({ err: failure, job: job.id }, 'the end of a job could not be written');
        }
      }
    } finally {
      clearInterval(heartbeat);
    }
  }

  return {
    async enqueue(queries, organizationId, kind, payload, by, at) {
      const row = await queries.one<{ id: number }>(
        'insert into job_run (organization_id, kind, payload, created_by, created_at) values ($1, $2, $3, $4, $5) returning id',
        [organizationId, kind, JSON.stringify(payload), by, at],
      );
      if (!row) throw new Error('a job was not written');
      return row.id;
    },
    async cancel(tenant, id) {
      await tenant.query(
        `update job_run set cancel_requested = true where organization_id = $1 and id = $2 and state in ('queued', 'running')`,
        [tenant.organizationId, id],
      );
    },
    handle: (kind, handler, ends = {}) => void handlers.set(kind, { handler, ends }),
    canRetry: (kind) => handlers.get(kind)?.ends.onRetry !== undefined,
    async retry(tenant, id) {
      const job = await tenant.one<JobRow>(
        `update job_run set state = 'queued', attempts = 0, done = 0, total = 0, message = null, cancel_requested = false, started_at = null, finished_at = null, lease_until = null
          where organization_id = $1 and id = $2 and state in ('failed', 'cancelled') returning organization_id, id, kind, payload, created_by, attempts`,
        [tenant.organizationId, id],
      );
      if (!job) throw new Error(`job ${id} is not at an end`);
      await handlers.get(job.kind)?.ends.onRetry?.(tenant, job);
    },
    start() {
      timer = setInterval(() => void look(), pollMs);
      void look();
    },
    wake: () => void look(),
    async stop() {
      stopping = true;
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}
