/** Writes over HTTP into an organisation of ten thousand people, one after another: employees who are added, and profiles that HR changes. */
import { employee } from '@karmik/model/hris/employee';
import { createSchema } from '@karmik/model/kit/schema';
import { checkWhole } from '../src/entity/whole-body.ts';
import { foundIn, hire, inFolder, serve } from './organization.ts';

const people = 10_000;
const counted = 400;
const warmingUp = 50;
/** A name holds letters alone. */
const letters = (n: number): string => String(n).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

export interface WritesResult {
  /** Milliseconds of a check of an employee's whole body: with the schema that is made once, and with one that is made for it. */
  readonly check: { readonly once: number; readonly again: number };
  readonly asked: readonly {
    readonly what: string;
    /** Milliseconds of each answer. */
    readonly samples: readonly number[];
  }[];
}

function measureCheck(): WritesResult['check'] {
  const now = new Date();
  const clock = { now, today: now.toISOString().slice(0, 10) };
  const body = {
    employee_code: 'B1',
    first_name: 'Sunita',
    last_name: 'Tamang',
    email: 'e@bench.test',
    joined_on: '2020-01-01',
  };
  const mean = (check: () => unknown): number => {
    for (let n = 0; n < warmingUp; n++) check();
    const from = performance.now();
    for (let n = 0; n < counted; n++) check();
    return (performance.now() - from) / counted;
  };
  return {
    once: mean(() => checkWhole(employee, body, clock)),
    again: mean(() => createSchema(employee, () => clock).safeParse(body)),
  };
}

export const measureWrites = (): Promise<WritesResult> =>
  inFolder(async (folder) => {
    await foundIn(folder, async ({ database }, organizationId) => {
      await hire(database, organizationId, people);
      await database.owner.query('analyze');
    });
    const { server, cluster, token } = await serve(folder);
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${server.address}/api/v1/hris/bench/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
      return JSON.parse(text) as { readonly id: number };
    };
    const measure = async (what: string, write: (n: number) => Promise<unknown>) => {
      for (let n = 0; n < warmingUp; n++) await write(n);
      const samples: number[] = [];
      for (let n = warmingUp; n < warmingUp + counted; n++) {
        const from = performance.now();
        await write(n);
        samples.push(performance.now() - from);
      }
      return { what, samples };
    };
    const ids: number[] = [];
    const adding = await measure('an employee is added', async (n) => {
      const { id } = await post('employees/', {
        first_name: 'Sunita',
        last_name: `Tamang ${letters(n)}`,
        email: `e${n}@bench.test`,
        joined_on: '2020-01-01',
        send_activation: false,
      });
      ids.push(id);
    });
    const changing = await measure('a profile is changed', (n) =>
      post(`people/${ids[n]}/changes/`, {
        section: 'contact',
        action: 'update',
        values: { phone: `98${String(n).padStart(8, '0')}` },
      }),
    );
    server.stop();
    await cluster.close();
    return { check: measureCheck(), asked: [adding, changing] };
  });
