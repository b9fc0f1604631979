/** A sheet of the same headings, formats and oddities as a public HR data set of 311 people, with people and figures of our own. */

const headings =
  'Employee_Name,EmpID,MarriedID,MaritalStatusID,GenderID,EmpStatusID,DeptID,PerfScoreID,FromDiversityJobFairID,Salary,Termd,PositionID,Position,State,Zip,DOB,Sex,MaritalDesc,CitizenDesc,HispanicLatino,RaceDesc,DateofHire,DateofTermination,TermReason,EmploymentStatus,Department,ManagerName,ManagerID,RecruitmentSource,PerformanceScore,EngagementSurvey,EmpSatisfaction,SpecialProjectsCount,LastPerformanceReview_Date,DaysLateLast30,Absences';

const families = [
  "O'hale",
  'Foss-Barker',
  'Von Masse',
  'Del Monte',
  'Ait Sana',
  'Thapa',
  'Carver',
  'Nguyet',
  'LeGrand',
  'Winter',
];
const given = ["B'rina", 'Lei-Ling', 'Jonas', 'Amara', "Jene'ra", 'Karina', 'Leigh Ann', 'Tomas', 'Hanna', 'Pavel'];
const departments = [
  'Production       ',
  'IT/IS',
  'Software Engineering',
  'Admin Offices',
  'Sales',
  'Executive Office',
];
const positions = [
  'Production Technician I',
  'Sr. DBA',
  'Data Analyst ',
  'President & CEO',
  'Area Sales Manager',
  'IT Manager - Infra',
];
const states = ['Single', 'Married', 'Divorced', 'Separated', 'Widowed'];
const reasons = ['Another position', 'unhappy', 'no-call, no-show', 'return to school'];

/** Numbers from 0 up to 1, the same for the same seed. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** @returns the sheet as CSV; every tenth person has left, and one supervisor is no one of the sheet */
export function publicSheet(people: number, seed = 14): string {
  const source = numbers(seed);
  const below = (most: number) => Math.floor(source.next().value * most);
  const of = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const two = (value: number) => String(value).padStart(2, '0');
  const letters = (value: number): string =>
    String.fromCharCode(97 + Math.floor(value / 676), 97 + (Math.floor(value / 26) % 26), 97 + (value % 26));
  const names = Array.from({ length: people }, (_, n) => ({
    family: `${families[n % families.length]}${letters(n)}`,
    first: `${given[(n * 7) % given.length]}`,
    middle: n % 17 === 0 ? '  K' : '',
  }));
  const lines = names.map(({ family, first, middle }, n) => {
    const hasLeft = n % 10 === 9;
    const isMale = below(2) === 1;
    const marital = below(states.length);
    const hired = `${1 + below(12)}/${1 + below(28)}/${2006 + below(12)}`;
    // Supervisors are the first twenty, named without their middle name.
    const manager = names[below(20)];
    const supervisor = n < 20 ? 'Board of Directors' : `${manager?.first} ${manager?.family}`;
    return [
      `"${family},${n % 23 === 3 ? '' : ' '}${first}${middle}${n % 3 === 0 ? '  ' : ''}"`,
      10_001 + n,
      marital === 1 ? 1 : 0,
      marital,
      isMale ? 1 : 0,
      hasLeft ? 5 : 1,
      1 + below(6),
      3,
      0,
      45_000 + below(100_000),
      hasLeft ? 1 : 0,
      1 + below(30),
      of(positions),
      'MA',
      1_450 + below(900),
      `${two(1 + below(12))}/${two(1 + below(28))}/${51 + below(42)}`,
      isMale ? 'M ' : 'F',
      states[marital],
      'US Citizen',
      n % 40 === 0 ? 'yes' : 'No',
      'Two or more races',
      hired,
      hasLeft ? `${1 + below(12)}/${1 + below(28)}/${2018 + below(5)}` : '',
      hasLeft ? `"${of(reasons)}"` : 'N/A-StillEmployed',
      hasLeft ? (n % 20 === 9 ? 'Terminated for Cause' : 'Voluntarily Terminated') : 'Active',
      of(departments),
      supervisor,
      below(40),
      'Indeed',
      'Fully Meets',
      4.6,
      5,
      0,
      '1/17/2019',
      0,
      below(20),
    ].join(',');
  });
  return `\uFEFF${[headings, ...lines].join('\r\n')}\r\n`;
}
