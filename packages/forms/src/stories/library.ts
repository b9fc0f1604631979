/** A library of books: the fixture of the stories and tests, which has nothing of HR. */
import { defineEntity } from '@karmik/model/kit/entity';
import { f, type FileRef, type NamedRef, type UserRef } from '@karmik/model/kit/fields';
import { defineMessages } from '@karmik/model/kit/message';
import { text } from '@karmik/model/kit/text';
import type { FormsSource } from '../provider/FormsProvider.tsx';

const bookMessages = defineMessages('book', {
  returnedBeforeLent: {
    en: 'A book comes back after it was lent',
    ne: 'पुस्तक दिएपछि मात्र फिर्ता हुन्छ',
  },
});

const genres = {
  Poetry: text('Poetry', 'कविता'),
  Novel: text('Novel', 'उपन्यास'),
  Essay: text('Essay', 'निबन्ध'),
};

const states = {
  Draft: { label: text('Draft', 'मस्यौदा'), tone: 'neutral' },
  Shelved: { label: text('Shelved', 'थन्क्याइएको'), tone: 'positive' },
  Lost: { label: text('Lost', 'हराएको'), tone: 'critical' },
} as const;

export const book = defineEntity({
  name: 'book',
  label: text('Book', 'पुस्तक'),
  fields: {
    title: f.text({ label: text('Title', 'शीर्षक'), required: true, max: 80 }),
    genre: f.choice({ label: text('Genre', 'विधा'), required: true, choices: genres }),
    metre: f.text({
      label: text('Metre', 'छन्द'),
      help: text('Only poems have one', 'कवितामा मात्र हुन्छ'),
      required: true,
      max: 40,
    }),
    isbn: f.text({ label: text('ISBN', 'आईएसबीएन'), format: 'code', max: 17 }),
    pages: f.number({ label: text('Pages', 'पृष्ठ'), required: true, min: 1, max: 5000 }),
    price: f.money({ label: text('Price', 'मूल्य'), min: 0, max: 100_000 }),
    bought_on: f.date({ label: text('Bought on', 'किनेको मिति') }),
    lent_on: f.date({ label: text('Lent on', 'दिएको मिति') }),
    returned_on: f.date({ label: text('Returned on', 'फिर्ता मिति') }),
    author: f.reference({ label: text('Author', 'लेखक'), to: 'author', name_field: 'name' }),
    summary: f.longText({ label: text('Summary', 'सारांश'), max: 500 }),
    copies: f.list({
      label: text('Copies', 'प्रतिहरू'),
      max: 3,
      item: {
        shelf: f.text({ label: text('Shelf', 'दराज'), required: true, max: 10 }),
        is_worn: f.boolean({ label: text('Worn', 'पुरानो'), default: false }),
      },
    }),
    status: f.status({ label: text('Status', 'अवस्था'), states, initial: 'Draft' }),
    shelf_mark: f.text({ label: text('Shelf mark', 'दर्ता नम्बर'), max: 20, readonly: true }),
  },
  visibleWhen: { metre: (record) => record.genre === 'Poetry' },
  rules: (record) =>
    record.returned_on !== null && record.lent_on !== null && record.returned_on < record.lent_on
      ? { returned_on: [bookMessages.returnedBeforeLent] }
      : undefined,
});

/** A field of every kind. */
export const everyKind = defineEntity({
  name: 'shelf',
  label: text('Shelf', 'दराज'),
  fields: {
    name: f.text({ label: text('Name', 'नाम'), max: 40 }),
    note: f.longText({ label: text('Note', 'टिपोट'), max: 500 }),
    notice: f.richText({ label: text('Notice', 'सूचना'), max: 2000 }),
    mail: f.email({ label: text('E-mail', 'इमेल') }),
    phone: f.phone({ label: text('Phone', 'फोन') }),
    page: f.url({ label: text('Web page', 'वेब पृष्ठ') }),
    paint: f.colour({ label: text('Paint', 'रङ') }),
    books: f.number({ label: text('Books', 'पुस्तक सङ्ख्या'), min: 0, max: 100_000 }),
    width: f.decimal({ label: text('Width in metres', 'चौडाइ मिटरमा'), decimals: 2 }),
    cost: f.money({ label: text('Cost', 'लागत') }),
    insured: f.amount({ label: text('Insured for', 'बीमा रकम') }),
    filled: f.percent({ label: text('Filled', 'भरिएको') }),
    opening: f.duration({ label: text('Open for', 'खुला समय') }),
    built_on: f.date({ label: text('Built on', 'बनेको मिति') }),
    opens_at: f.time({ label: text('Opens at', 'खुल्ने समय') }),
    counted_at: f.instant({ label: text('Counted at', 'गनेको समय') }),
    month: f.month({ label: text('Month of counting', 'गन्ने महिना') }),
    year: f.fiscalYear({ label: text('Fiscal year', 'आर्थिक वर्ष') }),
    is_open: f.boolean({ label: text('Open to all', 'सबैलाई खुला'), default: true }),
    genre: f.choice({ label: text('Genre', 'विधा'), choices: genres }),
    languages: f.multiChoice({
      label: text('Languages', 'भाषाहरू'),
      choices: { ne: text('Nepali', 'नेपाली'), en: text('English', 'अङ्ग्रेजी'), mai: text('Maithili', 'मैथिली') },
    }),
    status: f.status({ label: text('Status', 'अवस्था'), states, initial: 'Draft' }),
    keeper: f.user({ label: text('Keeper', 'रेखदेख गर्ने') }),
    author: f.reference({ label: text('Author', 'लेखक'), to: 'author', name_field: 'name' }),
    authors: f.multiReference({ label: text('Authors', 'लेखकहरू'), to: 'author', name_field: 'name' }),
    plan: f.file({ label: text('Plan', 'नक्सा') }),
    photo: f.image({ label: text('Photo', 'तस्बिर') }),
    address: f.address({ label: text('Address', 'ठेगाना') }),
    place: f.location({ label: text('Place', 'स्थान') }),
    boards: f.list({
      label: text('Boards', 'पाटाहरू'),
      max: 3,
      item: {
        wood: f.text({ label: text('Wood', 'काठ'), required: true, max: 20 }),
        length: f.number({ label: text('Length', 'लम्बाइ') }),
      },
    }),
    load: f.computed({ label: text('Load', 'भार'), displayAs: 'percent', value: () => '75.00' }),
  },
});

export const authors: NamedRef[] = [
  { id: 1, name: 'Laxmi Prasad Devkota' },
  { id: 2, name: 'Parijat' },
  { id: 3, name: 'Bhanubhakta Acharya' },
  { id: 4, name: 'बानिरा गिरि' },
];

export const keepers: UserRef[] = [
  { id: 7, full_name: 'Anita Kumari Shrestha', job_title: 'Librarian', profile_picture: null },
  { id: 8, full_name: 'Pemba Sherpa', job_title: 'Assistant', profile_picture: null },
];

const pixel =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="160" height="100"%3E%3Crect width="160" height="100" fill="%237a5c3a"/%3E%3C/svg%3E';
export const plan: FileRef = { id: 5, name: 'plan.pdf', mime: 'application/pdf', size: 48_213, url: '#plan' };
export const photo: FileRef = { id: 6, name: 'shelf.svg', mime: 'image/svg+xml', size: 1_213, url: pixel };

export const shelf = {
  name: 'By the window',
  note: 'Dry and light.\nNot for old prints.',
  notice: '<p>Please <strong>put back</strong> what you read.</p>',
  mail: 'shelf@library.example',
  phone: '+977 981-234-5678',
  page: 'https://library.example/shelves/7',
  paint: '#7a5c3a',
  books: 12_345,
  width: '1.50',
  cost: '125000.50',
  insured: { currency: 'USD', amount: '12500.50' },
  filled: '62.50',
  opening: 510,
  built_on: '2026-11-21',
  opens_at: '09:30',
  counted_at: '2026-11-21T06:15:00.000Z',
  month: 'bs:2083-08',
  year: '2083/84',
  is_open: true,
  genre: 'Poetry',
  languages: ['ne', 'mai'],
  status: 'Shelved',
  keeper: keepers[0],
  author: authors[0],
  authors: authors.slice(0, 2),
  plan,
  photo,
  address: { province: 'Bagmati', district: 'Kathmandu', municipality: 'Kathmandu', ward: '26', street: 'Thamel' },
  place: { latitude: 27.7149, longitude: 85.3123 },
  boards: [
    { wood: 'Sal', length: 120 },
    { wood: 'Pine', length: null },
  ],
  load: '75.00',
} as const;

const contains = (name: string, search: string) => name.toLowerCase().includes(search.trim().toLowerCase());

/** What an application would give: a library that answers at once and always the same. */
export const librarySource: FormsSource = {
  formatDate: (day) => day,
  formatInstant: (instant) => instant.slice(0, 16).replace('T', ' '),
  moment: () => ({ today: '2026-11-21', now: new Date('2026-11-21T06:15:00Z') }),
  timeZone: 'Asia/Kathmandu',
  currency: 'Rs.',
  loadOptions: (_, search) => Promise.resolve(authors.filter(({ name }) => contains(name, search))),
  loadNamed: (_, ids) => Promise.resolve(authors.filter(({ id }) => ids.includes(id))),
  loadUsers: (search) => Promise.resolve(keepers.filter(({ full_name }) => contains(full_name, search))),
  loadUsersNamed: (ids) => Promise.resolve(keepers.filter(({ id }) => ids.includes(id))),
  uploadFile: (file, onProgress) => {
    onProgress(1);
    return Promise.resolve({ id: 9, name: file.name, mime: file.type, size: file.size, url: '#file' });
  },
};
