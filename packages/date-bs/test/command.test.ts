import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../cli/command.ts';
import { convertColumn } from '../cli/convert-file.ts';
import { parseBs } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'date-bs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const command = async (args: string[], input: string[] = []) => {
  const written = { stdout: '', stderr: '' };
  const into = (name: 'stdout' | 'stderr') =>
    new Writable({
      write(chunk, _, done) {
        written[name] += String(chunk);
        done();
      },
    });
  const code = await run(args, { stdin: Readable.from(input), stdout: into('stdout'), stderr: into('stderr') });
  return { code, ...written };
};

describe('date-bs', () => {
  it('converts dates', async () => {
    expect(await command(['2083-08-05'])).toEqual({ code: 0, stdout: '2026-11-21\n', stderr: '' });
    expect(await command(['--ad', '2026-11-21'])).toEqual({ code: 0, stdout: '2083-08-05\n', stderr: '' });
    expect((await command(['२०८३/८/५', '2083-08-06'])).stdout).toBe('2026-11-21\n2026-11-22\n');
  });

  it('[DAT-2] reports what it cannot convert and goes on', async () => {
    expect(await command(['2083-08-30', '2083-08-29', '1999-01-01'])).toEqual({
      code: 1,
      stdout: '2026-12-15\n',
      stderr: '2083-08-30: Invalid BS Date\n1999-01-01: The year 1999 is not supported\n',
    });
  });

  it.each([
    [[], 'give a date, or --file'],
    [['--file', 'x.csv'], '--file needs --column'],
    [['--file', 'missing.csv', '--column', '1'], 'ENOENT'],
    [['--nonsense'], 'nonsense'],
    [['--file', '-', '--column', 'other'], 'no column other: name, joined'],
    [['--file', '-', '--column', '3'], 'no column 3'],
    [['--file', '-', '--column', '1', '--delimiter', '::'], 'one character'],
  ])('%j is refused', async (args, complaint) => {
    const { code, stderr } = await command(args, ['name,joined\n']);
    expect(code).toBe(2);
    expect(stderr).toContain(complaint);
  });

  it('explains itself', async () => {
    expect((await command(['--help'])).stdout).toContain('date-bs --ad 2026-11-21');
  });
});

describe('date-bs --file', () => {
  it('adds a column and leaves the rest as it was written', async () => {
    const { code, stdout, stderr } = await command(
      ['--file', '-', '--column', 'joined'],
      ['\uFEFFname,joined\r\n"Rai, ""Asha""",2083-08-05\r\n"two\nlines",२०८३-०८-०६\r\nempty,\r\n\r\nlast,2083.8.7'],
    );
    expect(stdout).toBe(
      '\uFEFFname,joined,joined_ad\r\n"Rai, ""Asha""",2083-08-05,2026-11-21\r\n"two\nlines",२०८३-०८-०६,2026-11-22\r\nempty,,\r\n\r\nlast,2083.8.7,2026-11-23',
    );
    expect([code, stderr]).toEqual([0, '']);
  });

  it('reports the line of a date that it cannot convert', async () => {
    const { code, stdout, stderr } = await command(
      ['--file', '-', '--column', '2', '--ad', '--as', 'born_bs', '--delimiter', ';'],
      ['name;born\n"a\nb";1990-02-30\nc;"1990-02-28"\n'],
    );
    expect(stdout).toBe('name;born;born_bs\n"a\nb";1990-02-30;\nc;"1990-02-28";2046-11-17\n');
    expect([code, stderr]).toEqual([1, 'line 2, 1990-02-30: Invalid Date\n']);
  });

  it('reads and writes files', async () => {
    const from = join(folder, 'staff.csv');
    const to = join(folder, 'out.csv');
    writeFileSync(from, 'joined\n2083-08-05\n');
    expect((await command(['--file', from, '--column', 'joined', '--out', to])).code).toBe(0);
    expect(readFileSync(to, 'utf8')).toBe('joined,joined_ad\n2083-08-05,2026-11-21\n');
  });

  it('reads the same however the stream is cut', async () => {
    const text = 'a,"b\r\n""x"""\r\n2083-08-05,"1,2"\r\n';
    const whole = (await command(['--file', '-', '--column', 'a'], [text])).stdout;
    expect((await command(['--file', '-', '--column', 'a'], [...text])).stdout).toBe(whole);
    expect(whole).toBe('a,"b\r\n""x""",a_ad\r\n2083-08-05,"1,2",2026-11-21\r\n');
  });

  it('streams: a record leaves before the next one is read', async () => {
    let sent = 0;
    async function* endless(): AsyncGenerator<string> {
      yield 'joined\n';
      for (;;) {
        sent++;
        yield '2083-08-05\n';
      }
    }
    const lines = convertColumn(endless(), {
      column: 'joined',
      as: 'joined_bs',
      delimiter: ',',
      convert: (cell) => String(parseBs(cell)),
      onRefusal: () => {},
    });
    for (let line = 0; line < 1000; line++) await lines.next();
    expect(sent).toBeLessThanOrEqual(1000);
  });
});
