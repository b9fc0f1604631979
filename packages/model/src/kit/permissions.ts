/**
 * Permission codes `section.NN` (PRM-1, PRM-3). `.00` is full access to a section, `.99` reads all of it and never writes.
 * Every code that a route may ask for is listed here, so that a mistyped one does not compile.
 */
import { text, type Text } from './text.ts';

export const permissionCatalogue = {
  '1.00': text('Permission groups', 'अनुमति समूह'),
  '1.99': text('Permission groups, read only', 'अनुमति समूह, हेर्न मात्र'),
  '2.00': text('Organization', 'संस्था'),
  '2.01': text('View organization settings', 'संस्थाका सेटिङ हेर्ने'),
  '2.02': text('Organization reports', 'संस्थाका प्रतिवेदन'),
  '2.03': text('Organization documents', 'संस्थाका कागजात'),
  '2.04': text('Application settings', 'एप्लिकेसन सेटिङ'),
  '2.05': text('Mission and vision', 'ध्येय र दृष्टिकोण'),
  '2.06': text('Fiscal year', 'आर्थिक वर्ष'),
  '2.07': text('Holiday', 'बिदा'),
  '2.08': text('Ethics', 'आचारसंहिता'),
  '2.09': text('Equipment', 'उपकरण'),
  '2.10': text('Division', 'महाशाखा'),
  '2.11': text('Employment type', 'रोजगारीको प्रकार'),
  '2.12': text('Job title', 'पद'),
  '2.13': text('Branch', 'शाखा'),
  '2.14': text('Bank', 'बैंक'),
  '2.15': text('Template', 'ढाँचा'),
  '2.16': text('Meeting room', 'बैठक कक्ष'),
  '2.17': text('Employment level', 'तह'),
  '2.18': text('KSAO', 'ज्ञान, सीप र क्षमता'),
  '2.19': text('Duty station', 'कार्यस्थल'),
  '2.20': text('E-mail notification', 'इमेल सूचना'),
  '2.21': text('Organization overview', 'संस्थाको परिचय'),
  '2.99': text('Organization, read only', 'संस्था, हेर्न मात्र'),
  '3.00': text('User profile', 'प्रयोगकर्ता विवरण'),
  '3.99': text('User profile, read only', 'प्रयोगकर्ता विवरण, हेर्न मात्र'),
  '4.00': text('HRIS', 'मानव संसाधन'),
  '4.01': text('HRIS reports', 'मानव संसाधन प्रतिवेदन'),
  '4.02': text('ID card', 'परिचयपत्र'),
  '4.03': text('Contract settings', 'करार सेटिङ'),
  '4.04': text('Task and letter templates', 'कार्य र पत्रका ढाँचा'),
  '4.05': text('Separation type', 'अवकाशको प्रकार'),
  '4.06': text('Employment review', 'रोजगार समीक्षा'),
  '4.07': text('Change requests', 'परिवर्तन अनुरोध'),
  '4.08': text('Import employees', 'कर्मचारी आयात'),
  '4.09': text('Onboarding', 'नियुक्ति प्रक्रिया'),
  '4.10': text('Offboarding', 'अवकाश प्रक्रिया'),
  '4.11': text('Assign supervisor', 'सुपरिवेक्षक तोक्ने'),
  '4.12': text('Resignation', 'राजीनामा'),
  '4.13': text('Duty station assignment', 'कार्यस्थल तोक्ने'),
  '4.99': text('HRIS, read only', 'मानव संसाधन, हेर्न मात्र'),
  '5.00': text('Attendance', 'हाजिरी'),
  '5.01': text('Attendance reports', 'हाजिरी प्रतिवेदन'),
  '5.02': text('Attendance devices', 'हाजिरी यन्त्र'),
  '5.03': text('Work shifts', 'कार्य सिफ्ट'),
  '5.04': text('Overtime settings', 'अतिरिक्त समय सेटिङ'),
  '5.05': text('Individual settings', 'व्यक्तिगत सेटिङ'),
  '5.06': text('Assign work shift', 'सिफ्ट तोक्ने'),
  '5.07': text('Assign overtime settings', 'अतिरिक्त समय सेटिङ तोक्ने'),
  '5.08': text('Import attendance', 'हाजिरी आयात'),
  '5.09': text('Offline attendance', 'अफलाइन हाजिरी'),
  '5.10': text('Adjustment requests', 'समायोजन अनुरोध'),
  '5.11': text('Overtime requests and claims', 'अतिरिक्त समय अनुरोध र दाबी'),
  '5.99': text('Attendance, read only', 'हाजिरी, हेर्न मात्र'),
  '7.00': text("Noticeboard: edit or delete anyone's post or comments", 'सूचना पाटी: जोसुकैको पोस्ट वा टिप्पणी सम्पादन'),
  '7.99': text('Noticeboard, read only', 'सूचना पाटी, हेर्न मात्र'),
  '10.00': text('Common settings', 'साझा सेटिङ'),
  '10.03': text('Document categories', 'कागजातका वर्ग'),
  '10.04': text('E-mail templates', 'इमेलका ढाँचा'),
  '10.05': text('Equipment categories', 'उपकरणका वर्ग'),
  '10.06': text('Religions and ethnicities', 'धर्म र जातीयता'),
  '10.07': text('Holiday categories', 'बिदाका वर्ग'),
  '10.08': text('ID card samples', 'परिचयपत्रका नमुना'),
  '10.09': text('SMTP server', 'SMTP सर्भर'),
  '10.10': text('Duty stations', 'कार्यस्थलहरू'),
  '10.11': text('Education degrees', 'शैक्षिक उपाधि'),
  '10.99': text('Common settings, read only', 'साझा सेटिङ, हेर्न मात्र'),
  '27.00': text('Organization security', 'संस्थाको सुरक्षा'),
  '27.99': text('Organization security, read only', 'संस्थाको सुरक्षा, हेर्न मात्र'),
} as const satisfies Record<string, Text>;

export type PermissionCode = keyof typeof permissionCatalogue;
export type Access = 'read' | 'write';

/** The number before the dot. */
export const sectionOf = (code: string): string => code.slice(0, code.indexOf('.'));

/**
 * Whether the held codes allow the asked one: the exact code or the section's `.00` always; the section's `.99` for reading only.
 * @example allows(['5.99'], '5.03', 'read') // true
 * @example allows(['5.99'], '5.03', 'write') // false
 */
export function allows(held: readonly string[], code: string, access: Access): boolean {
  const section = sectionOf(code);
  if (held.includes(`${section}.00`)) return true;
  if (code.endsWith('.99')) return access === 'read' && held.includes(code);
  return held.includes(code) || (access === 'read' && held.includes(`${section}.99`));
}

/** What an HR admin of an organisation holds: full access to each section. */
export const fullAccess = Object.keys(permissionCatalogue).filter((code) => code.endsWith('.00')) as PermissionCode[];

/** What an audit user holds: each section to read. */
export const readAccess = Object.keys(permissionCatalogue).filter((code) => code.endsWith('.99')) as PermissionCode[];
