import { describe, expect, it } from 'vitest';
import { loginAddress, nextTarget } from './next-target.ts';

const origin = 'https://hr.example.com';
const home = { path: '/user/noticeboard', load: 'client' };

describe('where a sign-in leads', () => {
  it('follows a path of this site [LOG-8]', () => {
    expect(nextTarget('/user/posts/4?from=mail#comments', origin)).toEqual({
      path: '/user/posts/4?from=mail#comments',
      load: 'client',
    });
  });

  it('is the noticeboard without a next [LOG-8, CFG-9]', () => {
    expect(nextTarget(null, origin)).toEqual(home);
    expect(nextTarget('', origin)).toEqual(home);
  });

  it('loads an authorization as a whole page [LOG-9]', () => {
    expect(nextTarget('/o/authorize?client_id=1', origin)).toEqual({
      path: '/o/authorize?client_id=1',
      load: 'document',
    });
  });

  it.each([
    '/account/login',
    '/account/login/',
    '/account/login?next=/x',
    '/account/logout',
    '/account/rp-logout-handler',
    '/rp-logout-handler',
  ])('does not lead back to %s [LOG-9]', (next) => {
    expect(nextTarget(next, origin)).toEqual(home);
  });

  it.each([
    'https://evil.example',
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/.//evil.example',
    'user/noticeboard',
    'https:/evil.example',
    '/\u0000/evil.example',
  ])('never leaves the site for %j [LOG-9]', (next) => {
    const { path } = nextTarget(next, origin);
    expect(new URL(path, origin).origin).toBe(origin);
    expect(path.startsWith('//')).toBe(false);
  });
});

describe('the way back from the login page', () => {
  it('keeps where one was [SES-2]', () => {
    expect(loginAddress('/user/posts/4?x=1')).toBe('/account/login?next=%2Fuser%2Fposts%2F4%3Fx%3D1');
  });

  it('keeps nothing of the login page itself [SES-2]', () => {
    expect(loginAddress('/account/login?next=%2Fuser')).toBe('/account/login');
    expect(loginAddress('/')).toBe('/account/login');
  });
});
