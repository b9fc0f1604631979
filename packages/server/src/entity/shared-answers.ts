/**
 * Answers that take long and that many ask for: what reports conclude, and how many records a list holds. An answer is kept with the
 * snapshot of the database that it was made of, and holds until the next write, no matter who makes it. While writes go on, those who ask for
 * the same at once share one answer, which was begun after each of them had asked: no one misses what was written before their question.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Tenant, Value } from '../db/database.ts';

/** Characters of all answers that are kept. */
const mostKept = 8_000_000;
const compress = promisify(gzip);

/** An answer as all who share it get it: written and compressed once, since both take longer than to find it. */
export class SharedAnswer {
  readonly json: string;
  #zipped: Promise<Buffer> | undefined;

  constructor(json: string) {
    this.json = json;
  }

  /** Compressed beside the other work of the server. */
  zipped(): Promise<Buffer> {
    return (this.#zipped ??= compress(this.json));
  }
}

interface Running {
  /** Of the time before the answer was begun. */
  readonly snapshot: Promise<string>;
  readonly answer: Promise<SharedAnswer>;
  /** The next answer, for those who came after this one was begun. */
  next: Promise<SharedAnswer> | undefined;
}

/** An answer that is to be found or made. */
interface Question {
  readonly tenant: Tenant;
  readonly name: string;
  readonly make: () => Promise<unknown>;
}

export class SharedAnswers {
  readonly #clock: () => Date;
  readonly #kept = new Map<string, { readonly snapshot: string; readonly answer: SharedAnswer }>();
  readonly #running = new Map<string, Running>();
  #size = 0;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /**
   * @param tenant outside of transactions, whose own writes no snapshot tells
   * @param key what the answer follows from, besides the organization, the records and the time to the minute
   * @param make the answer, which can be JSON
   * @param snapshot of what was read for the same asker, by `pg_current_snapshot()`; absent: it is asked for
   * @returns an answer of one's own, that may be changed
   */
  async of<T>(tenant: Tenant, key: unknown, make: () => Promise<T>, snapshot?: string): Promise<T> {
    const { json } = await this.whole(tenant, key, make, snapshot);
    return JSON.parse(json) as T;
  }

  /** The same for those who hand it on as it is; see `of`. */
  async whole(tenant: Tenant, key: unknown, make: () => Promise<unknown>, snapshot?: string): Promise<SharedAnswer> {
    // Views tell the day by the minute that their connection was told.
    const minute = Math.floor(this.#clock().getTime() / 60_000);
    const name = JSON.stringify([tenant.organizationId, minute, key]);
    return this.#find({ tenant, name, make }, snapshot ?? (await snapshotOf(tenant)));
  }

  /**
   * How many records a list holds: to count all of them takes longer than to read a page.
   * @param condition what follows `select count(*) from`
   * @param snapshot of the page; absent where it is empty
   */
  count(tenant: Tenant, condition: string, values: readonly Value[], snapshot: string | undefined): Promise<number> {
    const make = async () => {
      const row = await tenant.one<{ n: number }>(`select count(*) as n from ${condition}`, values);
      if (!row) throw new Error('a count has one row');
      return row.n;
    };
    return this.of(tenant, [condition, values], make, snapshot);
  }

  async #find(question: Question, snapshot: string): Promise<SharedAnswer> {
    const { name, tenant } = question;
    const kept = this.#kept.get(name);
    if (kept?.snapshot === snapshot) return kept.answer;
    for (;;) {
      const running = this.#running.get(name);
      if (running === undefined) return this.#begin(question, Promise.resolve(snapshot));
      if ((await running.snapshot) === snapshot) return running.answer;
      // Of two answers at once the later one is begun when the earlier one has ended.
      if (this.#running.get(name) === running)
        return (running.next ??= running.answer.then(
          () => this.#begin(question, snapshotOf(tenant)),
          () => this.#begin(question, snapshotOf(tenant)),
        ));
    }
  }

  #begin({ name, make }: Question, snapshot: Promise<string>): Promise<SharedAnswer> {
    const answer = (async () => {
      const began = await snapshot;
      const made = new SharedAnswer(JSON.stringify(await make()));
      this.#keep(name, began, made);
      return made;
    })();
    const running: Running = { snapshot, answer, next: undefined };
    this.#running.set(name, running);
    const end = () => {
      if (this.#running.get(name) === running) this.#running.delete(name);
    };
    void answer.then(end, end);
    return answer;
  }

  /** Keeps an answer, and lets the oldest ones go where they are too many. */
  #keep(name: string, snapshot: string, answer: SharedAnswer): void {
    this.#forget(name);
    this.#kept.set(name, { snapshot, answer });
    this.#size += name.length + answer.json.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= mostKept) break;
      this.#forget(oldest);
    }
  }

  #forget(name: string): void {
    const kept = this.#kept.get(name);
    if (kept === undefined) return;
    this.#kept.delete(name);
    this.#size -= name.length + kept.answer.json.length;
  }
}

/** Of what is committed: it differs after every write. */
async function snapshotOf(tenant: Tenant): Promise<string> {
  const row = await tenant.one<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
  if (!row) throw new Error('a snapshot has one row');
  return row.snapshot;
}
