import { describe, expect, it } from 'vitest';
import { accountAt, balanceAt, expiriesDue, standingAt } from './account.ts';
import type { LeaveLine, LeaveLineKind } from './rule.ts';

const line = (on: string, quantity: string, kind: LeaveLineKind, change: Partial<LeaveLine> = {}): LeaveLine => ({
  on,
  quantity,
  kind,
  ref: `${kind}:${on}`,
  ...change,
});

describe('an account of leave', () => {
  it('[LV-11] takes carried days first, and lets expire what is left of them', () => {
    const lines = [
      line('2026-07-17', '10', 'carried', { expires_on: '2026-10-15' }),
      line('2026-07-17', '18', 'accrual'),
      line('2026-08-10', '-4', 'taken'),
    ];
    expect(accountAt(lines, '2026-10-15').lots.map(({ left }) => left)).toEqual(['6', '18']);
    expect(expiriesDue(lines, '2026-10-15')).toEqual([]);
    const expired = expiriesDue(lines, '2026-10-16');
    expect(expired).toMatchObject([{ on: '2026-10-16', quantity: '-6', kind: 'expired' }]);
    expect(balanceAt(lines, '2026-10-16')).toBe('18');
    expect(balanceAt([...lines, ...expired], '2026-10-16')).toBe('18');
  });

  it('[LV-16] adds nothing when a job runs twice', () => {
    const granted = [line('2026-11-01', '1', 'grant', { expires_on: '2026-11-22' })];
    expect(balanceAt(granted, '2026-11-22')).toBe('1');
    expect(balanceAt(granted, '2026-11-23')).toBe('0');
    const once = [...granted, ...expiriesDue(granted, '2026-11-23')];
    expect(expiriesDue(once, '2026-11-23')).toEqual([]);
  });

  it('posts the difference where days were taken before an expiry that was posted', () => {
    const granted = [line('2026-11-01', '3', 'grant', { expires_on: '2026-11-22' })];
    const once = [...granted, ...expiriesDue(granted, '2026-11-30'), line('2026-11-20', '-1', 'taken')];
    const again = expiriesDue(once, '2026-11-30');
    expect(again).toMatchObject([{ on: '2026-11-23', quantity: '1', ref: 'expired:2026-11-23:grant:2026-11-01~2' }]);
    expect(expiriesDue([...once, ...again], '2026-11-30')).toEqual([]);
    expect(balanceAt(once, '2026-11-30')).toBe('0');
  });

  it('knows the expiry of a lot whose reference was counted up', () => {
    const carried = [
      line('2026-11-01', '3', 'carried', { ref: 'opened:2026-11-01:carried#2', expires_on: '2026-11-22' }),
    ];
    const once = [...carried, ...expiriesDue(carried, '2026-11-30')];
    expect(once).toHaveLength(2);
    expect(expiriesDue(once, '2026-11-30')).toEqual([]);
  });

  it('takes a request that is counted again from what expires first, as if it had been counted so at once', () => {
    const lines = [
      line('2026-11-01', '2', 'grant', { id: 1, expires_on: '2026-11-22' }),
      line('2026-11-01', '5', 'opening', { id: 2 }),
      line('2026-11-10', '-3', 'taken', { id: 3, ref: 'request:7' }),
      line('2026-11-10', '3', 'returned', { id: 4, reverses_id: 3 }),
      line('2026-11-10', '-2', 'taken', { id: 5, ref: 'request:7:again:1' }),
    ];
    for (const posted of [lines, lines.toReversed()]) {
      expect(accountAt(posted, '2026-11-10').lots.map(({ left }) => left)).toEqual(['5']);
      expect(balanceAt(posted, '2026-11-30')).toBe('5');
    }
  });

  it('returns days to the lot that they were taken from', () => {
    const lines = [
      line('2026-11-01', '2', 'grant', { id: 1, expires_on: '2026-11-22' }),
      line('2026-11-01', '5', 'opening', { id: 2 }),
      line('2026-11-10', '-3', 'taken', { id: 3 }),
      line('2026-11-12', '3', 'taken', { id: 4, reverses_id: 3 }),
    ];
    expect(accountAt(lines, '2026-11-12').lots.map(({ left }) => left)).toEqual(['2', '5']);
    const late = lines.with(3, line('2026-11-25', '3', 'taken', { id: 4, reverses_id: 3 }));
    expect(balanceAt(late, '2026-11-25')).toBe('5');
    expect(expiriesDue(late, '2026-11-25')).toMatchObject([{ on: '2026-11-25', quantity: '-2' }]);
  });

  it('pays what was overdrawn out of the next credit, and takes it back when the leave is cancelled', () => {
    const lines = [
      line('2026-11-01', '1', 'opening', { id: 1 }),
      line('2026-11-10', '-3', 'taken', { id: 2 }),
      line('2026-11-15', '5', 'credit', { id: 3, expires_on: '2026-11-30' }),
    ];
    expect(balanceAt(lines, '2026-11-10')).toBe('-2');
    expect(balanceAt(lines, '2026-11-15')).toBe('3');
    const cancelled = [...lines, line('2026-11-16', '3', 'taken', { id: 4, reverses_id: 2 })];
    expect(accountAt(cancelled, '2026-11-16').lots.map(({ left }) => left)).toEqual(['5', '1']);
  });

  it('takes a credit back out of itself', () => {
    const lines = [
      line('2026-11-01', '2', 'grant', { id: 1, expires_on: '2026-11-22' }),
      line('2026-11-01', '5', 'opening', { id: 2 }),
      line('2026-11-02', '-5', 'opening', { id: 3, reverses_id: 2 }),
    ];
    expect(accountAt(lines, '2026-11-02').lots).toMatchObject([{ ref: 'grant:2026-11-01', left: '2' }]);
  });

  it('[K-1] (Horilla #751) keeps what is pending and what is approved for later from being asked for again', () => {
    const lines = [line('2026-11-01', '5', 'opening'), line('2026-12-01', '-2', 'taken')];
    expect(standingAt(lines, [{ on: '2026-11-20', counts: '1.5' }], '2026-11-10')).toEqual({
      balance: '5',
      scheduled: '2',
      pending: '1.5',
      available: '1.5',
    });
  });
});
