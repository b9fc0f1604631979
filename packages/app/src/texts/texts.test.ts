import { describe, expect, it } from 'vitest';
import { english } from './en.ts';
import { nepali } from './ne.ts';
import { securityInEnglish } from './security-en.ts';
import { securityInNepali } from './security-ne.ts';
import { workInEnglish } from './work-en.ts';
import { workInNepali } from './work-ne.ts';

type Leaf = readonly [path: string, value: unknown];

function leaves(node: object, path = ''): Leaf[] {
  return Object.entries(node).flatMap(([key, value]): Leaf[] =>
    typeof value === 'object' && value !== null ? leaves(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  );
}

const ofApp = (texts: object) => leaves(texts).filter(([path]) => !path.startsWith('components.'));
const allEnglish = { ...english, ...workInEnglish, ...securityInEnglish };
const allNepali = { ...nepali, ...workInNepali, ...securityInNepali };

describe('texts', () => {
  it('have the same keys in both languages', () => {
    expect(
      ofApp(allNepali)
        .map(([path]) => path)
        .toSorted(),
    ).toEqual(
      ofApp(allEnglish)
        .map(([path]) => path)
        .toSorted(),
    );
  });

  it('are Nepali in Nepali', () => {
    const latin = ofApp(allNepali).filter(([, value]) => typeof value === 'string' && !/[\u0900-\u097F]/.test(value));
    expect(latin).toEqual([]);
  });

  it('are never empty', () => {
    expect([...ofApp(allEnglish), ...ofApp(allNepali)].filter(([, value]) => value === '')).toEqual([]);
  });

  it('quote the specification to the letter [LOG-11, LOG-12, LOG-14, SES-6, AUD-9, SNK-5, ERR-1, ERR-3, ERR-4, TOP-7, VAL-6]', () => {
    const { login, session, view, empty, errors, shell, changePassword, form } = english;
    expect([login.success, login.failed, session.signedOut, session.expired, session.loggedOut]).toEqual([
      'Successfully Logged In',
      'Could not login into system.',
      'Successfully logged out!',
      'Your session has been expired. Please re-login.',
      'You have been logged out. Please re-login.',
    ]);
    expect(securityInEnglish.activate.expired).toBe(
      'This activation link has expired. Kindly request your HR to send a new activation link.',
    );
    expect([view.asHr('Himal'), view.asUser]).toEqual(['Switched as HR of Himal.', 'Switched as Normal User.']);
    expect(view.asHr('Himal Pvt. Ltd.'), '[E40]').toBe('Switched as HR of Himal Pvt. Ltd.');
    expect(empty).toBe('No data available at the moment');
    expect([errors.forbidden.title, errors.forbidden.description]).toEqual([
      'Permission Denied',
      'This incident has been reported.',
    ]);
    expect([errors.notFound.title, errors.server.title, errors.server.description, errors.tooMany.title]).toEqual([
      'Page Not Found',
      'Internal Server Error',
      'Something went wrong at our end.',
      'Too Many Request',
    ]);
    expect([errors.tooLarge, errors.noAnswerNow]).toEqual([
      'Your request size is larger than the defined limit.',
      'Could not connect to server. Try again later.',
    ]);
    expect([
      view.switchOrganization,
      view.viewAsUser,
      changePassword,
      shell.signOut,
      shell.hrAdmin,
      shell.normalUser,
    ]).toEqual(['Switch Organization', 'View as User', 'Change Password', 'Logout', 'HR Admin', 'Normal User']);
    expect(securityInEnglish.otp.sent).toBe('OTP Sent Successfully');
    expect(form.review).toBe('Please review all the fields and try again.');
  });
});
