import { describe, expect, it } from 'vitest';
import { knownFaults, refusedLicenses } from './dependencies.ts';

const of = (name: string, license?: { id?: string; name?: string }, expression?: string) => ({
  name,
  version: '1.0.0',
  ...(license ? { licenses: [{ license }] } : expression ? { licenses: [{ expression }] } : {}),
});

describe('licences of dependencies', () => {
  it.each([
    ['MIT', of('a', { id: 'MIT' })],
    ['one of two', of('a', undefined, '(GPL-3.0 OR MIT)')],
    ['two that both are', of('a', undefined, '(MIT AND Zlib)')],
    ['a reviewed package', of('web-push', { id: 'MPL-2.0' })],
    [
      'a package of a reviewed family',
      { group: '@img', ...of('sharp-libvips-linux-x64', { id: 'LGPL-3.0-or-later' }) },
    ],
    ['our own', { group: '@karmik', ...of('model') }],
  ])('agree to %s', (_title, component) => {
    expect(refusedLicenses([component])).toEqual([]);
  });

  it.each([
    ['an unknown licence', of('a', { name: 'Custom' }), 'a 1.0.0: Custom'],
    ['none', of('a'), 'a 1.0.0: none'],
    ['a strong one', of('a', { id: 'AGPL-3.0-only' }), 'a 1.0.0: AGPL-3.0-only'],
    ['one of two that both hold', of('a', undefined, 'MIT AND GPL-2.0'), 'a 1.0.0: MIT AND GPL-2.0'],
    ['another of a reviewed package', of('web-push', { id: 'GPL-3.0' }), 'web-push 1.0.0: GPL-3.0'],
  ])('refuse %s', (_title, component, line) => {
    expect(refusedLicenses([component])).toEqual([line]);
  });
});

describe('known faults', () => {
  const answer = (stdout: string, stderr = '') =>
    ({ pid: 0, output: [], status: 1, signal: null, stdout, stderr }) satisfies Parameters<typeof knownFaults>[0];

  it('are told by how grave they are', () => {
    const advisories = {
      1: { module_name: 'a', severity: 'critical', title: 'Runs what it is sent' },
      2: { module_name: 'b', severity: 'moderate', title: 'Is slow' },
    };
    expect(knownFaults(answer(JSON.stringify({ advisories, metadata: {} })))).toEqual({
      grave: ['a (critical): Runs what it is sent'],
      other: ['b (moderate): Is slow'],
    });
    expect(knownFaults(answer(JSON.stringify({ advisories: {}, metadata: {} })))).toEqual({ grave: [], other: [] });
  });

  it.each([
    ['', 'responded with 405'],
    ['{"error":{"code":"x"}}', ''],
    ['<html>', ''],
    ['', ''],
  ])('are not taken for none when the registry says %j', (stdout, stderr) => {
    expect(knownFaults(answer(stdout, stderr)).unreachable).toMatch(/\S/);
  });
});
