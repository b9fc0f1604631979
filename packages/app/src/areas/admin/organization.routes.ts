import { text } from '@karmik/model/kit/text';
import { list, type ModuleTable } from '../kit.ts';

export const organization: ModuleTable = {
  module: 'organization',
  title: text('Reports', 'प्रतिवेदन'),
  routes: [
    list(
      '/admin/:slug/organization/report/email-logs',
      text('Email logs', 'इमेल अभिलेख'),
      () => import('./email-logs.screen.tsx'),
      { code: '2.02', icon: 'mail' },
    ),
    list(
      '/admin/:slug/organization/report/login-logs',
      text('Login logs', 'साइन इन अभिलेख'),
      () => import('./login-logs.screen.tsx'),
      { code: '2.02', icon: 'sign-in' },
    ),
  ],
};
