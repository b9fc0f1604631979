import { reviewFields } from './review-fields.ts';

/** Validation messages, to the letter of the specification where it quotes them; `{field}` stands for the field's English label. */
export const messages = {
  required: (field: string) => `${field} is Required`, // VAL-5
  fixed: (field: string) => `${field} cannot be changed any more`,
  email: 'E-mail must be valid', // VAL-5
  phone: (field: string) => `${field} should be valid phone number`, // VAL-3
  personName: (field: string) => `${field} should be valid name`, // VAL-4
  birthDate: (field: string) => `${field} must be between 16 and 99 years.`, // VAL-2
  pastDate: (field: string) => `${field} cannot be a past date`, // VAL-1
  futureDate: (field: string) => `${field} cannot be a future date`,
  passwordComposition: (field: string) => `${field} must contain at least one letter and one digit`, // LOG-16
  passwordLength: (field: string, least: number) => `${field} must have at least ${least} characters`,
  passwordUppercase: (field: string) => `${field} must contain at least one uppercase letter`,
  passwordLowercase: (field: string) => `${field} must contain at least one lowercase letter`,
  passwordSpecial: (field: string) => `${field} must contain at least one special character`,
  passwordMismatch: 'Your Passwords do not match', // LOG-16
  invalidDate: 'Invalid Date', // DAT-2
  tooLong: (field: string, most: number) => `${field} must have at most ${most} characters`,
  tooShort: (field: string, least: number) => `${field} must have at least ${least} characters`,
  tooSmall: (field: string, least: string | number) => `${field} must be at least ${least}`,
  tooLarge: (field: string, most: string | number) => `${field} must be at most ${most}`,
  demandedByInstallation: 'Your installation requires this. It cannot be turned off here.',
  tooMany: (field: string, most: number) => `${field} must have at most ${most} entries`,
  namedTwice: (field: string) => `${field} names something twice`,
  choice: (field: string, choices: readonly string[]) => `${field} must be one of: ${choices.join(', ')}`,
  pattern: (field: string, form: string) => `${field} must be ${form}`,
  wrongType: (field: string, form: string) => `${field} must be ${form}`,
  unique: (field: string) => `${field} is used already`,
  reference: (field: string) => `${field} does not exist`,
  notYours: (field: string) => `You may not set ${field}`,
  cycle: (field: string) => `${field} cannot be this one or something below it`,
  endBeforeStart: (end: string, start: string) => `${end} cannot be before ${start}`,
  overlap: 'These dates overlap with those of another one',
  controlCharacter: (field: string) => `${field} contains a character that cannot be stored`,
  oneLine: (field: string) => `${field} must be one line`,
  beyondCalendar: 'A date lies beyond the years of the Bikram Sambat calendar. Choose an earlier one.',
  moreProblems: (told: number) => `Only the first ${told} problems are listed. Mend them and send it again.`,
  unknownField: 'This field is not known here.',
  unknownFilter: (name: string, known: readonly string[]) =>
    `${name} is no filter here. Known are: ${known.join(', ')}`,
  unknownSort: (known: readonly string[]) => `sort must be one of: ${known.join(', ')}`,
  remark: 'Remarks', // VAL-7
  created: (name: string) => `Successfully created ${name}`, // VAL-8
  updated: (name: string) => `Successfully updated ${name}`, // VAL-8
  photoType: 'Send a photo as JPEG, PNG or WebP.',
  photoUnreadable: 'The photo cannot be read, or it is larger than 60 megapixels.',
  photoSmall: (side: number) => `The photo must be at least ${side} × ${side} pixels.`,
  photoLarge: (megabytes: number) => `The photo may have at most ${megabytes} MB.`,
  reviewFields,
} as const;
