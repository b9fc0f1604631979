/** `runtimeConfig.json`: what an installation decides for all who use it (CFG-6). */
import * as z from 'zod/mini';
import { count, flag, formed, meanings, oneOf, share, words } from './kit.ts';
import { isPage } from './page-config.ts';

const BRAND_FILE = /^\/config\/[\w-]+(\.[\w-]+)*\.json$/i;
const brandFile = '/config/ with the name of a JSON file in this folder, such as /config/brand.json';

const page = (fallback: string, description: string) => {
  const error = 'must be the address of a page for everyone, such as /user/noticeboard';
  return z
    ._default(
      z.string({ error }).check(z.refine((path) => path.startsWith('/user/') && isPage(path), { error })),
      fallback,
    )
    .register(meanings, { description });
};

export const runtimeConfig = z.strictObject({
  client: formed(
    /^[a-z][a-z0-9-]{0,49}$/,
    'a name of small letters, digits and dashes',
    '',
    'Which client this installation is for (CFG-8): its brand and its login cover are worn before anybody has signed in. Brands that come along: himal, sagar. `brand` goes before it.',
  ),
  login_cover: formed(
    /^\/config\/[\w-][\w-]*(\.[\w-]+)*\.(jpe?g|png|webp|avif)$/i,
    '/config/ with the name of a picture in this folder, such as /config/cover.jpg',
    '',
    'Picture beside the sign-in in the place of the drawn mountains. Put it beside the configuration files.',
  ),
  brand: formed(
    BRAND_FILE,
    brandFile,
    '',
    "The client's own brand.json, in the place of a brand that comes along. Put it beside the configuration files, with its fonts and logos.",
  ),
  organization_brands: z
    ._default(
      z.record(
        z.string().check(
          z.refine((slug) => /^[a-z][a-z0-9-]{0,49}$/.test(slug), {
            error: 'must be the slug of an organization',
          }),
        ),
        z
          .string({ error: `must be ${brandFile}` })
          .check(z.refine((path) => BRAND_FILE.test(path), { error: `must be ${brandFile}` })),
        { error: 'must be an object of slugs with files' },
      ),
      {},
    )
    .register(meanings, { description: 'Brands of single organizations, by slug: the brand.json of each.' }),
  trial_mode: flag(false, 'Shows everybody a banner with the day on which the trial ends (CFG-4).'),
  trial_expires_on: formed(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
    'an instant such as 2027-01-31T18:00:00+05:45',
    '',
    'When the trial ends.',
  ),
  live_connection: flag(true, 'Whether browsers hear of changes as they happen (CFG-7).'),
  landing_route: page('/user/noticeboard', 'Where someone is after signing in (CFG-9).'),
  default_calendar: oneOf(
    ['AD', 'BS'],
    'AD',
    'The calendar of the person who has chosen none: AD is English, BS Nepali (CFG-3).',
  ),
  show_calendar_choice: flag(true, 'Whether people may choose the calendar themselves (CFG-3).'),
  absent_today: flag(true, 'Shows who is absent today (CFG-3).'),
  notice_board_preference: words(
    'OT And Leave',
    'What the noticeboard shows of attendance unless an organisation chose otherwise (CFG-9).',
  ),
  appraisal_label: words('Three Sixty Performance Appraisal', 'What the appraisal is called (CFG-9).'),
  loan: flag(false, 'Pages of loans (CFG-3).'),
  mbo_appraisal: flag(false, 'Pages of the appraisal by objectives (CFG-3).'),
  transfer_request: flag(false, 'Pages of transfer requests (CFG-3).'),
  hide_employee_directory: flag(false, 'Takes the employee directory away from employees (CFG-13).'),
  show_yearly_payslips: words(
    'true',
    'The text "false" takes the yearly payslip out of the search of pages (CFG-12).',
    20,
  ),
  login_attendance: flag(false, 'Lets people log attendance on the sign-in page without signing in (LOG-3).'),
  contact_name: words('', 'Whom to ask for help; is on the contact page.'),
  contact_email: formed(
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    'an email address',
    '',
    'Address for mails of people who need help.',
  ),
  contact_phone: words('', 'Telephone number for people who need help.', 60),
  contact_address: words('', 'Postal address on the contact page.', 300),
  contact_hours: words('', 'When someone answers.'),
  error_report_url: formed(
    /^https?:\/\/[^\s/?#]+[^\s]*$/,
    'a web address starting with http:// or https://',
    '',
    'Where browsers report mistakes of scripts, as JSON by POST (CFG-10); nothing is reported without it.',
  ),
  error_sample_rate: share(1, 'Share of the mistakes that are reported (CFG-10).'),
  error_buffered_rate: share(0.1, 'Share of those that are reported of the mistakes before the page stood (CFG-10).'),
  error_initial_buffer: count(20, 1000, 'How many mistakes from before the page stood are kept for that (CFG-10).'),
});

export type RuntimeConfig = z.output<typeof runtimeConfig>;
