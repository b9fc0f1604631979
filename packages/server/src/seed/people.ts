/** Invented people with names as they are common in Nepal, and the organisation they work in. */
import type { Random } from './random.ts';

/** A name in Latin and in Devanagari letters. */
type Name = readonly [string, string];

const male: readonly Name[] = [
  ['Aarav', 'आरव'],
  ['Anil', 'अनिल'],
  ['Arjun', 'अर्जुन'],
  ['Bibek', 'विवेक'],
  ['Bikash', 'विकास'],
  ['Binod', 'विनोद'],
  ['Dipendra', 'दीपेन्द्र'],
  ['Ganesh', 'गणेश'],
  ['Hari', 'हरि'],
  ['Ishwor', 'ईश्वर'],
  ['Kiran', 'किरण'],
  ['Krishna', 'कृष्ण'],
  ['Mahesh', 'महेश'],
  ['Manoj', 'मनोज'],
  ['Nabin', 'नविन'],
  ['Niranjan', 'निरञ्जन'],
  ['Pasang', 'पासाङ'],
  ['Prabin', 'प्रविण'],
  ['Prakash', 'प्रकाश'],
  ['Rabindra', 'रविन्द्र'],
  ['Rajesh', 'राजेश'],
  ['Ramesh', 'रमेश'],
  ['Roshan', 'रोशन'],
  ['Sagar', 'सागर'],
  ['Sandip', 'सन्दीप'],
  ['Santosh', 'सन्तोष'],
  ['Shyam', 'श्याम'],
  ['Subash', 'सुवास'],
  ['Sujan', 'सुजन'],
  ['Umesh', 'उमेश'],
];
const female: readonly Name[] = [
  ['Aastha', 'आस्था'],
  ['Anita', 'अनिता'],
  ['Anju', 'अञ्जु'],
  ['Asmita', 'अस्मिता'],
  ['Bimala', 'विमला'],
  ['Binita', 'विनिता'],
  ['Dolma', 'डोल्मा'],
  ['Gita', 'गीता'],
  ['Indira', 'इन्दिरा'],
  ['Kabita', 'कविता'],
  ['Kalpana', 'कल्पना'],
  ['Laxmi', 'लक्ष्मी'],
  ['Manisha', 'मनिषा'],
  ['Maya', 'माया'],
  ['Nirmala', 'निर्मला'],
  ['Nisha', 'निशा'],
  ['Pabitra', 'पवित्रा'],
  ['Pooja', 'पूजा'],
  ['Pramila', 'प्रमिला'],
  ['Rachana', 'रचना'],
  ['Radhika', 'राधिका'],
  ['Rama', 'रमा'],
  ['Renuka', 'रेणुका'],
  ['Sabina', 'सविना'],
  ['Samjhana', 'सम्झना'],
  ['Sarita', 'सरिता'],
  ['Shova', 'शोभा'],
  ['Sunita', 'सुनिता'],
  ['Susmita', 'सुस्मिता'],
  ['Yangchen', 'याङ्चेन'],
];
const middle: Record<'Male' | 'Female', readonly Name[]> = {
  Male: [
    ['Bahadur', 'बहादुर'],
    ['Prasad', 'प्रसाद'],
    ['Kumar', 'कुमार'],
    ['Raj', 'राज'],
  ],
  Female: [
    ['Kumari', 'कुमारी'],
    ['Devi', 'देवी'],
  ],
};
const family: readonly Name[] = [
  ['Acharya', 'आचार्य'],
  ['Adhikari', 'अधिकारी'],
  ['Aryal', 'अर्याल'],
  ['Basnet', 'बस्नेत'],
  ['Bhandari', 'भण्डारी'],
  ['Bhattarai', 'भट्टराई'],
  ['Chaudhary', 'चौधरी'],
  ['Dahal', 'दाहाल'],
  ['Ghimire', 'घिमिरे'],
  ['Gurung', 'गुरुङ'],
  ['Jha', 'झा'],
  ['Karki', 'कार्की'],
  ['Khadka', 'खड्का'],
  ['Koirala', 'कोइराला'],
  ['Lama', 'लामा'],
  ['Limbu', 'लिम्बू'],
  ['Magar', 'मगर'],
  ['Maharjan', 'महर्जन'],
  ['Nepali', 'नेपाली'],
  ['Pandey', 'पाण्डे'],
  ['Pariyar', 'परियार'],
  ['Poudel', 'पौडेल'],
  ['Rai', 'राई'],
  ['Rana', 'राना'],
  ['Regmi', 'रेग्मी'],
  ['Sah', 'साह'],
  ['Shakya', 'शाक्य'],
  ['Sharma', 'शर्मा'],
  ['Sherpa', 'शेर्पा'],
  ['Shrestha', 'श्रेष्ठ'],
  ['Subedi', 'सुवेदी'],
  ['Tamang', 'तामाङ'],
  ['Thapa', 'थापा'],
  ['Thakuri', 'ठकुरी'],
  ['Yadav', 'यादव'],
];

export interface Plan {
  readonly slug: 'himal' | 'sagar';
  readonly name: string;
  readonly abbreviation: string;
  readonly people: number;
  /** The HR admin, who makes the organisation and heads its human resources. */
  readonly hr: { readonly first: Name; readonly last: Name };
  readonly branches: readonly string[];
  /** Division, and the titles of its people from the head down. */
  readonly divisions: readonly (readonly [string, readonly string[]])[];
}

export const plans: readonly Plan[] = [
  {
    slug: 'himal',
    name: 'Himal Agro Industries Pvt. Ltd.',
    abbreviation: 'HAI',
    people: 240,
    hr: { first: ['Sushila', 'सुशीला'], last: ['Thapa', 'थापा'] },
    branches: ['Kathmandu Head Office', 'Biratnagar', 'Pokhara', 'Butwal'],
    divisions: [
      ['Administration', ['Administration Manager', 'Administration Officer', 'Office Assistant']],
      ['Human Resources', ['HR Manager', 'HR Officer', 'HR Assistant']],
      ['Finance and Accounts', ['Finance Manager', 'Senior Accountant', 'Accountant']],
      ['Production', ['Production Manager', 'Shift Supervisor', 'Machine Operator']],
      ['Quality Assurance', ['Quality Manager', 'Quality Analyst', 'Laboratory Assistant']],
      ['Procurement', ['Procurement Manager', 'Procurement Officer', 'Store Keeper']],
      ['Sales', ['Sales Manager', 'Area Sales Officer', 'Sales Representative']],
      ['Marketing', ['Marketing Manager', 'Brand Officer', 'Content Designer']],
      ['Logistics', ['Logistics Manager', 'Dispatch Officer', 'Driver']],
      ['Engineering', ['Chief Engineer', 'Mechanical Engineer', 'Technician']],
      ['Information Technology', ['IT Manager', 'Software Engineer', 'IT Support Officer']],
      ['Farm Relations', ['Farm Relations Manager', 'Agronomist', 'Field Officer']],
    ],
  },
  {
    slug: 'sagar',
    name: 'Sagar Saving and Credit Cooperative Ltd.',
    abbreviation: 'SSC',
    people: 40,
    hr: { first: ['Bishnu', 'विष्णु'], last: ['Adhikari', 'अधिकारी'] },
    branches: ['Lalitpur Main Branch', 'Chitwan'],
    divisions: [
      ['Operations', ['Operations Manager', 'Branch Officer', 'Teller']],
      ['Credit', ['Credit Manager', 'Loan Officer', 'Field Collector']],
      ['Finance', ['Finance Manager', 'Accountant', 'Accounts Assistant']],
      ['Human Resources', ['HR Manager', 'HR Officer', 'HR Assistant']],
    ],
  },
];

const levels = ['Manager', 'Officer', 'Assistant'];
const wards = [
  'Baneshwor',
  'Patan Dhoka',
  'Lakeside',
  'Itahari',
  'Bharatpur',
  'Dhulabari',
  'Tilottama',
  'Kirtipur',
  'Banepa',
  'Damak',
  'Nepalgunj',
  'Tansen',
];
export const spreadsheetHeadings = [
  'Employee Code',
  'First Name',
  'Middle Name',
  'Last Name',
  'Name in Nepali',
  'Email',
  'Mobile No',
  'Gender',
  'Date of Birth (BS)',
  'Date of Joining',
  'Branch',
  'Division',
  'Designation',
  'Employment Type',
  'Level',
  'Marital Status',
  'Blood Group',
  'PAN',
  'Address',
] as const;

const two = (value: number) => String(value).padStart(2, '0');
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const day = 86_400_000;

export interface Employee {
  readonly code: string;
  readonly email: string;
  readonly division: string;
  /** 0 heads the division. */
  readonly rank: number;
  readonly joined: string;
  readonly cells: readonly string[];
}

/** Whose place has a demo account: the head of human resources, the head of production, and one of the latter's team. */
function namedAt(plan: Plan, index: number): 'hr' | 'supervisor' | 'employee' | undefined {
  const place = (division: string) => plan.divisions.findIndex(([name]) => name === division);
  if (index === place('Human Resources')) return 'hr';
  if (place('Production') < 0) return undefined;
  if (index === place('Production')) return 'supervisor';
  return index === plan.divisions.length + place('Production') ? 'employee' : undefined;
}

/** The people of an organisation as rows of a spreadsheet; most had joined when the history begins, some joined since. */
export function peopleOf(plan: Plan, random: Random, today: string): Employee[] {
  const end = Date.parse(today);
  const emails = new Set<string>();
  return Array.from({ length: plan.people }, (_, index): Employee => {
    const [division, titles] = plan.divisions[index % plan.divisions.length] ?? ['', []];
    const place = Math.floor(index / plan.divisions.length);
    const rank = place === 0 ? 0 : place < 4 ? 1 : 2;
    const named = namedAt(plan, index);
    const isHr = named === 'hr';
    const gender = isHr || random.next() < 0.45 ? 'Female' : 'Male';
    const [first, firstNe] = isHr ? plan.hr.first : random.pick(gender === 'Female' ? female : male);
    const [between, betweenNe] = !isHr && random.next() < 0.35 ? random.pick(middle[gender]) : ['', ''];
    const [last, lastNe] = isHr ? plan.hr.last : random.pick(family);
    let local = named ?? `${first}.${last}`.toLowerCase();
    for (let n = 2; emails.has(local); n++) local = `${first}.${last}${n}`.toLowerCase();
    emails.add(local);
    const age = rank === 0 ? random.between(38, 56) : random.between(21, 52);
    const born = `${2083 - age}-${two(random.between(1, 12))}-${two(random.between(1, 29))}`;
    const since = index < plan.people * 0.75 ? random.between(740, 4_200) : random.between(20, 720);
    const joined = isoDay(end - since * day);
    const code = `${plan.abbreviation}-${String(index + 1).padStart(4, '0')}`;
    const email = `${local}@${plan.slug}.demo`;
    return {
      code,
      email,
      division,
      rank,
      joined,
      cells: [
        code,
        first,
        between,
        last,
        [firstNe, betweenNe, lastNe].filter(Boolean).join(' '),
        email,
        `98${random.pick(['41', '51', '03', '13', '60'])}${String(random.below(1_000_000)).padStart(6, '0')}`,
        gender,
        born,
        joined,
        plan.branches[random.next() < 0.45 ? 0 : random.below(plan.branches.length)] ?? '',
        division,
        titles[rank] ?? '',
        rank === 2 && random.next() < 0.3 ? 'Time-bound' : 'Regular',
        levels[rank] ?? '',
        age > 27 && random.next() < 0.8 ? 'Married' : 'Unmarried',
        random.pick(['A+', 'B+', 'O+', 'AB+', 'A-', 'B-', 'O-']),
        String(100_000_000 + random.below(500_000_000)),
        `${random.pick(wards)}-${random.between(1, 32)}`,
      ],
    };
  });
}
