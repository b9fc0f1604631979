/** Readers of a library, whose days are AD. */
export interface Reader {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly joined: string;
  readonly loans: number;
}

const names = 'Asha Sharma,Bimal Tamang,Chandra Rai,Deepa Gurung,Ekraj Thapa,Fulmaya Lama,Gita Magar,Hari Adhikari';
const places = ['Kathmandu', 'Pokhara', 'Dharan', 'Nepalgunj'];

export const readers: readonly Reader[] = names.split(',').map((name, index) => ({
  id: `7f3a-${index}`,
  name,
  place: places[index % places.length] ?? '',
  joined: `2026-0${index + 1}-20`,
  loans: (index * 5) % 7,
}));

/** People who wait for a place in the library, as a server brings them: ten at once, thirty in all. */
export const applicants = (from: number): readonly { readonly id: string; readonly name: string }[] =>
  Array.from({ length: Math.min(10, 30 - from) }, (_, index) => ({
    id: String(from + index),
    name: `${readers[(from + index) % readers.length]?.name ?? ''} ${from + index + 1}`,
  }));
