import { bilingual } from '@karmik/model/kit/text';
import { cutText } from '@karmik/model/notification/cut-text';
import { describe, expect, it } from 'vitest';
import { dialogOf } from './interactive.ts';
import sound from './notification.ogg?inline';
import { remindTime, targetOf } from './read-notification.ts';
import { wordsIn } from './words.ts';

const origin = 'https://hr.example.com';

describe('a notification', () => {
  it('is cut beyond 100 characters, between letters [NTF-8]', () => {
    expect(cutText('a'.repeat(100))).toBe('a'.repeat(100));
    expect(cutText('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
    // A letter of Devanagari with its signs is one.
    expect(cutText('कि'.repeat(100))).toBe('कि'.repeat(100));
    expect(cutText('कि'.repeat(101))).toBe(`${'कि'.repeat(100)}…`);
  });

  it('leads to a page of this site, or elsewhere by the web alone [NTF-7]', () => {
    expect(targetOf('/user/noticeboard?a=1#b', origin)).toEqual({ kind: 'here', path: '/user/noticeboard?a=1#b' });
    expect(targetOf(`${origin}/user`, origin)).toEqual({ kind: 'here', path: '/user' });
    expect(targetOf('https://example.com/x', origin)).toEqual({ kind: 'elsewhere', address: 'https://example.com/x' });
    expect(targetOf('//example.com/x', origin)).toEqual({ kind: 'elsewhere', address: 'https://example.com/x' });
    for (const url of [null, '', 'javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c'])
      expect(targetOf(url, origin)).toEqual({ kind: 'nowhere' });
  });

  it('comes back when it was put off to [NTF-5]', () => {
    const now = new Date('2026-11-21T17:30:00Z');
    expect(remindTime('hour', now, 'Asia/Kathmandu').toISOString()).toBe('2026-11-21T18:30:00.000Z');
    expect(remindTime('threeHours', now, 'Asia/Kathmandu').toISOString()).toBe('2026-11-21T20:30:00.000Z');
    expect(remindTime('week', now, 'Asia/Kathmandu').toISOString()).toBe('2026-11-28T17:30:00.000Z');
    // 23:15 in Kathmandu, and a quarter past midnight.
    expect(remindTime('tomorrow', now, 'Asia/Kathmandu').toISOString()).toBe('2026-11-22T03:15:00.000Z');
    expect(remindTime('tomorrow', new Date('2026-11-21T18:30:00Z'), 'Asia/Kathmandu').toISOString()).toBe(
      '2026-11-23T03:15:00.000Z',
    );
    // Half past noon in New York, where it is nine at another instant.
    expect(remindTime('tomorrow', now, 'America/New_York').toISOString()).toBe('2026-11-22T14:00:00.000Z');
  });

  it('opens the dialog that its module names, and none without [NTF-6]', async () => {
    const table = { module: 'one', title: bilingual('One', 'एक'), routes: [] };
    const dialogs = async () => ({ default: { credit_hour_delete: async () => ({ default: () => null }) } });
    const tables = [table, { ...table, dialogs }];
    expect(await dialogOf([table], 'credit_hour_delete')).toBeUndefined();
    const dialog = await dialogOf(tables, 'credit_hour_delete');
    expect(dialog).toBeDefined();
    expect(await dialogOf(tables, 'credit_hour_delete')).toBe(dialog);
    expect(await dialogOf(tables, 'constructor')).toBeUndefined();
  });

  it('sounds by an ogg file [NTF-8]', () => {
    const [kind, content = ''] = sound.split(',');
    expect(kind).toBe('data:audio/ogg;base64');
    expect(atob(content).slice(0, 4)).toBe('OggS');
  });
});

describe('the words of notifications', () => {
  const leaves = (node: object, path = ''): [string, unknown][] =>
    Object.entries(node).flatMap(([key, value]): [string, unknown][] =>
      typeof value === 'object' && value !== null ? leaves(value, `${path}${key}.`) : [[path + key, value]],
    );

  it('are there in both languages, Nepali in Nepali', () => {
    expect(leaves(wordsIn.ne).map(([path]) => path)).toEqual(leaves(wordsIn.en).map(([path]) => path));
    for (const [path, value] of leaves(wordsIn.ne))
      if (typeof value === 'string') expect([path, /[\u0900-\u097F]/.test(value)]).toEqual([path, true]);
  });

  it('quote the specification to the letter [LIV-6, NT-4, NTF-4]', () => {
    const { connection, switchSupervisor, tabs } = wordsIn.en;
    expect(connection.connecting).toBe('Connecting to server. Please wait...');
    expect(switchSupervisor('Himal')).toBe('Please switch your supervisor organization to Himal');
    expect(Object.values(tabs)).toEqual(['Unread', 'Read', 'Unresolved', 'Resolved', 'All']);
  });
});
