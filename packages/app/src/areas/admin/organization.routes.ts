import { text } from '@karmik/model/kit/text';
import {
  BriefcaseIcon,
  Building2Icon,
  FileTextIcon,
  HistoryIcon,
  LayersIcon,
  MailIcon,
  NetworkIcon,
} from '@karmik/ui/icons';
import { list, settings, type ModuleTable } from '../kit.ts';

export const organization: ModuleTable = {
  module: 'organization',
  title: text('Reports', 'प्रतिवेदन'),
  routes: [
    list(
      '/admin/:slug/organization/report/email-logs',
      text('Email logs', 'इमेल अभिलेख'),
      () => import('./email-logs.screen.tsx'),
      { code: '2.02', icon: MailIcon },
    ),
    list(
      '/admin/:slug/organization/report/login-logs',
      text('Login logs', 'साइन इन अभिलेख'),
      () => import('./login-logs.screen.tsx'),
      { code: '2.02', icon: HistoryIcon },
    ),
  ],
};

const at = '/admin/:slug/organization/settings';

/** Lists that records of people refer to. */
export const organizationSettings: ModuleTable = {
  module: 'organization',
  title: text('Organization settings', 'संस्थाका सेटिङ'),
  routes: [
    settings(`${at}/branch`, text('Branches', 'शाखाहरू'), () => import('./settings/branch.screen.ts'), {
      code: '2.13',
      icon: Building2Icon,
    }),
    settings(`${at}/division`, text('Divisions', 'महाशाखाहरू'), () => import('./settings/division.screen.ts'), {
      code: '2.10',
      icon: NetworkIcon,
    }),
    settings(`${at}/job-title`, text('Job titles', 'पदहरू'), () => import('./settings/job-title.screen.ts'), {
      code: '2.12',
      icon: BriefcaseIcon,
    }),
    settings(
      `${at}/employment-type`,
      text('Employment types', 'रोजगारीका प्रकार'),
      () => import('./settings/employment-type.screen.ts'),
      { code: '2.11', icon: FileTextIcon },
    ),
    settings(
      `${at}/employment-level`,
      text('Employment levels', 'तहहरू'),
      () => import('./settings/employment-level.screen.ts'),
      { code: '2.17', icon: LayersIcon },
    ),
  ],
};
