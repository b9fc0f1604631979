import { describe, expect, it } from 'vitest';
import { fillPath } from '@karmik/model/kit/links';
import { chipTarget, type ChipReader, type ProfilePaths } from './chip-rules.ts';

const paths: ProfilePaths = {
  admin: '/admin/:slug/hris/users/:id?',
  supervisor: '/user/supervisor/my-team/employee-detail/:id',
  user: '/user/employee-directory/:id?/profile-detail',
};
const reader = (viewer: ChipReader['viewer'], isDirectoryOwn = false): ChipReader => ({
  viewer,
  slug: 'himal',
  isDirectoryOwn,
});
const himal = { slug: 'himal' };
const sagar = { slug: 'sagar' };
const leadsTo = (...[person, who]: [Parameters<typeof chipTarget>[0], ChipReader]) => {
  const target = chipTarget(person, who, paths);
  return target.kind === 'page' ? fillPath(target.path, target.params) : target.kind;
};

describe('the name of a person', () => {
  it.each([
    ['user', false, 'past'],
    ['supervisor', false, 'past'],
    ['user', true, '/user/employee-directory/7/profile-detail'],
    ['supervisor', true, '/user/supervisor/my-team/employee-detail/7'],
  ] as const)('in the view %s of someone whose is_current is %s: %s [CHIP-2]', (viewer, is_current, expected) => {
    expect(leadsTo({ id: 7, is_current, organization: himal }, reader(viewer))).toBe(expected);
  });

  it.each([
    ['user', true, sagar, 'elsewhere'],
    ['user', false, sagar, '/user/employee-directory/7/profile-detail'],
    ['user', true, himal, '/user/employee-directory/7/profile-detail'],
    ['user', true, undefined, '/user/employee-directory/7/profile-detail'],
    ['supervisor', true, sagar, '/user/supervisor/my-team/employee-detail/7'],
    ['admin', true, sagar, '/admin/himal/hris/users/7'],
  ] as const)(
    'in the view %s, directory of one organisation %s, of %j: %s [CHIP-3]',
    (viewer, own, organization, expected) => {
      expect(leadsTo({ id: 7, is_current: true, organization }, reader(viewer, own))).toBe(expected);
    },
  );

  it('leads to the page of the view, with what that page asks for [CHIP-4]', () => {
    const person = { id: 7, is_current: true, organization: himal };
    expect(chipTarget(person, reader('admin'), paths)).toEqual({
      kind: 'page',
      path: paths.admin,
      params: { id: '7', slug: 'himal' },
    });
    expect(chipTarget(person, reader('supervisor'), paths)).toEqual({
      kind: 'page',
      path: paths.supervisor,
      params: { id: '7' },
    });
    expect(chipTarget(person, reader('user'), paths)).toEqual({ kind: 'page', path: paths.user, params: { id: '7' } });
  });

  it('of who has left leads on for HR alone [CHIP-6]', () => {
    const former = { id: 7, is_current: false, organization: himal };
    expect(leadsTo(former, reader('admin'))).toBe('/admin/himal/hris/users/7');
    expect(leadsTo(former, reader('supervisor'))).toBe('past');
    expect(leadsTo({ ...former, organization: sagar }, reader('user', true))).toBe('past');
  });

  it('leads nowhere where there is no such page', () => {
    expect(chipTarget({ id: 7 }, reader('user'), { ...paths, user: undefined })).toEqual({ kind: 'none' });
  });
});
