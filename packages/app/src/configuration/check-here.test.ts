import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkHere } from './check-here.ts';

const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warned.mockClear());

describe('a configuration file that no server has checked', () => {
  it('holds as far as it is right, and its faults are named [CFG-6]', () => {
    const value = checkHere('runtimeConfig', { loan: true, client: 7, laon: true }, new Response('{}'));
    expect(value).toMatchObject({ loan: true, client: '', landing_route: '/user/noticeboard' });
    expect(warned.mock.calls.map(([line]) => String(line))).toEqual([
      expect.stringMatching(/^\/config\/runtimeConfig\.json: client must be a name of small letters/),
      expect.stringMatching(/^\/config\/runtimeConfig\.json: laon is not known here\. Known are: client, /),
    ]);
  });

  it('that is missing or unreadable gives way to the defaults', () => {
    for (const reason of [new Response('', { status: 404 }), new SyntaxError('no JSON')])
      expect(checkHere('hrAppConfig', undefined, reason)).toEqual({ pages: {} });
    expect(warned).toHaveBeenCalledTimes(2);
  });
});
