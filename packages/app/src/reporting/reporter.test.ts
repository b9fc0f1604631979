import { describe, expect, it } from 'vitest';
import { createReporter, withoutIds, type ErrorReport, type ReportingRules } from './reporter.ts';

/** The shipped rules, with somewhere to report to. */
const rules: ReportingRules = {
  error_report_url: 'https://errors.example/report',
  error_sample_rate: 1,
  error_buffered_rate: 0.1,
  error_initial_buffer: 20,
};

function reporting(
  change: Partial<ReportingRules> = {},
  early: readonly unknown[] = [],
  draws: readonly number[] = [],
) {
  const sent: ErrorReport[] = [];
  let drawn = 0;
  const reporter = createReporter(
    { ...rules, ...change },
    {
      version: '2.5.4',
      page: () => '/account/reset/MQ/cqf3k2-0a9b8c7d6e5f4a3b2c1d',
      language: () => 'ne',
      now: () => new Date('2026-11-21T06:15:00Z'),
      random: () => draws[drawn++] ?? 0.5,
      send: (_url, report) => sent.push(report),
    },
    early,
  );
  return { reporter, sent };
}

const mistake = (message: string) => Object.assign(new Error(message), { stack: '' });

describe('reports of mistakes', () => {
  it('tell every mistake of a page that stands, once each [CFG-10]', () => {
    const { reporter, sent } = reporting();
    for (const message of ['one', 'two', 'one']) reporter.report(mistake(message));
    expect(sent.map(({ message }) => message)).toEqual(['Error: one', 'Error: two']);
    expect(sent[0]).toMatchObject({ version: '2.5.4', language: 'ne', at: '2026-11-21T06:15:00.000Z' });
  });

  it('tell one in ten of the first twenty from before the page stood [CFG-10]', () => {
    const early = Array.from({ length: 30 }, (_, index) => mistake(`early ${index}`));
    const draws = early.map((_, index) => (index % 10 === 3 ? 0.05 : 0.5));
    expect(reporting({}, early, draws).sent.map(({ message }) => message)).toEqual([
      'Error: early 3',
      'Error: early 13',
    ]);
    expect(reporting({ error_buffered_rate: 1 }, early).sent).toHaveLength(20);
  });

  it('keep to their share [CFG-10]', () => {
    const { reporter, sent } = reporting({ error_sample_rate: 0.4 }, [], [0.3, 0.4, 0.9]);
    for (const message of ['one', 'two', 'three']) reporter.report(mistake(message));
    expect(sent.map(({ message }) => message)).toEqual(['Error: one']);
  });

  it('leave out refusals of the server', () => {
    const { reporter, sent } = reporting();
    reporter.report(new Response(null, { status: 403 }));
    reporter.report(Object.assign(new Error('refused'), { response: new Response(null, { status: 400 }) }));
    expect(sent).toEqual([]);
  });

  it('hold nothing of anybody [CFG-10]', () => {
    const { reporter, sent } = reporting();
    reporter.report(
      Object.assign(new Error('asha@himal.demo sent eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIx'), {
        stack: 'at https://hr.example/assets/a.js?token=abc:1:2',
      }),
    );
    expect(sent[0]).toMatchObject({
      message: 'Error: …@… sent …',
      stack: 'at https://hr.example/assets/a.js:1:2',
      page: '/account/reset/MQ/…',
    });
    expect(withoutIds('/user/posts/47')).toBe('/user/posts/…');
  });

  it('end after fifty of one page', () => {
    const { reporter, sent } = reporting();
    for (let index = 0; index < 80; index++) reporter.report(mistake(`broken ${index}`));
    expect(sent).toHaveLength(50);
  });
});
