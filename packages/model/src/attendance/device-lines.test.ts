import { describe, expect, it } from 'vitest';
import { pairsOf, parseLine, withoutControls, zoneOption } from './device-lines.ts';

describe('lines of devices', () => {
  it('are read as they are pushed, with wall clock or seconds', () => {
    expect(parseLine('17\t2026-11-21 10:02:11\t1\t15\t0', 'push')).toEqual({
      pin: '17',
      time: '2026-11-21 10:02:11',
      wall: '2026-11-21T10:02:11',
      unix: undefined,
      status: 1,
    });
    expect(parseLine('17\t1763698931\t0', 'push')).toMatchObject({ unix: 1_763_698_931, wall: undefined });
    expect(parseLine('17\t2026-1-2 9:05:00', 'push')).toMatchObject({ wall: '2026-01-02T09:05:00', status: 0 });
  });

  it('are read from attlog.dat, where the number of the device is before the status', () => {
    expect(parseLine('     17\t2026-11-21 10:02:11\t4\t1\t1\t0', 'file')).toMatchObject({ pin: '17', status: 1 });
  });

  it.each([
    '',
    'rubbish',
    '17',
    '17\tyesterday',
    '17\t2026-02-30 10:00:00\t0',
    '17\t2026-11-21 25:00:00',
    "1'7\t2026-11-21 10:00:00",
  ])('are left unread where they hold no punch: %j', (line) => expect(parseLine(line, 'push')).toBeUndefined());
});

it('what devices say of themselves is read with and without tilde', () => {
  expect([...pairsOf('DeviceType=acc,~DeviceName=SpeedFace-V5L,FirmVer=ZAM180-NF=1,odd', ',')]).toEqual([
    ['devicetype', 'acc'],
    ['devicename', 'SpeedFace-V5L'],
    ['firmver', 'ZAM180-NF=1'],
  ]);
});

it('the zone is told in hours where it has whole ones, else in minutes', () => {
  expect([345, 330, 480, 0, -180, -210].map(zoneOption)).toEqual([345, 330, 8, 0, -3, -210]);
});

it('a name with a tab or a line break stays one field of one line', () => {
  expect(withoutControls('Hari\nC:9:CLEAR DATA\u0000')).toBe('HariC:9:CLEAR DATA');
});
