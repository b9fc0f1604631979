/** People of a made-up office for stories and tests: always the same. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly team: string;
  readonly place: string;
  readonly joined: string;
  readonly level: number;
  readonly basic: number;
  readonly allowance: number | undefined;
  readonly tax: number;
  readonly note: string;
}

const first = [
  'Anita',
  'Bishnu',
  'Chandra',
  'Deepa',
  'Gopal',
  'Hari',
  'Indira',
  'Kamala',
  'Laxmi',
  'Mohan',
  'सरस्वती',
  'रामप्रसाद',
];
const last = ['Shrestha', 'Gurung', 'Thapa', 'Tamang', 'Rai', 'Adhikari', 'Magar', 'भट्टराई', 'Karki', 'लामिछाने'];
const teams = ['Finance', 'Engineering', 'People', 'Support'];
const places = ['Kathmandu', 'Pokhara', 'Biratnagar', 'Dang', 'Jumla'];

/** So many people. */
export function samplePeople(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${first[(index * 7) % first.length]} ${last[(index * 3) % last.length]}`,
    team: teams[(index * 5) % teams.length] ?? '',
    place: places[(index * 11) % places.length] ?? '',
    joined: `20${String(10 + (index % 16)).padStart(2, '0')}-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
    level: 1 + ((index * 13) % 9),
    basic: 25_000 + ((index * 7_919) % 90_000),
    allowance: index % 6 === 0 ? undefined : 2_000 + ((index * 131) % 9_000),
    tax: (index * 97) % 12_000,
    note:
      index % 4 === 0
        ? 'Works from the branch office on Sundays and from home otherwise, by agreement with the team.'
        : '–',
  }));
}
