import type { Tone } from '../../src/tokens/names.ts';

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly place: string;
  readonly state: string;
  readonly tone: Tone;
  readonly amount: number;
}

/** People who do not exist, with names as long as real ones are. */
export const members: readonly Member[] = [
  {
    id: '1',
    name: 'Anita Kumari Shrestha',
    role: 'Guide',
    place: 'Kathmandu',
    state: 'Active',
    tone: 'positive',
    amount: 12500,
  },
  {
    id: '2',
    name: 'Bishnu Prasad Bhattarai',
    role: 'Senior mountain guide',
    place: 'Pokhara',
    state: 'On a trip',
    tone: 'info',
    amount: 0,
  },
  {
    id: '3',
    name: 'Chandrakala Rajbhandari',
    role: 'Treasurer',
    place: 'Lalitpur',
    state: 'Active',
    tone: 'positive',
    amount: 104500,
  },
  {
    id: '4',
    name: 'दीपेन्द्र बहादुर खत्री',
    role: 'Porter',
    place: 'Namche',
    state: 'Waiting',
    tone: 'caution',
    amount: 2250,
  },
  {
    id: '5',
    name: 'Gyanendra Man Singh Tamrakar',
    role: 'Doctor',
    place: 'Bhaktapur',
    state: 'Left',
    tone: 'neutral',
    amount: 0,
  },
  { id: '6', name: 'Pemba Sherpa', role: 'Guide', place: 'Lukla', state: 'Suspended', tone: 'critical', amount: 88000 },
];
