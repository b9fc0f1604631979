import { open } from '../account/public.routes.ts';
import { bilingual } from '@karmik/model/kit/text';
import { withSecurityTexts } from '../../texts/texts.ts';
import { page, redirect, type ModuleTable } from '../../routing/route.ts';

const root: ModuleTable = {
  module: 'root',
  title: bilingual('Karmik', 'कार्मिक'),
  routes: [
    redirect('/', bilingual('Start', 'सुरु'), '/user/noticeboard'),
    page(
      '/first-run',
      bilingual('First run', 'पहिलो पटक'),
      () => withSecurityTexts(() => import('../account/first-run/FirstRunPage.tsx')),
      {
        isPublic: true,
        isBare: true,
      },
    ),
  ],
};

/** Addresses that others link to without the word "account". */
const standalone: ModuleTable = {
  module: 'standalone',
  title: bilingual('Account', 'खाता'),
  routes: [
    page(
      '/coming-soon',
      bilingual('Coming soon', 'छिट्टै आउँदै'),
      () => import('../product/pages/ComingSoonPage.tsx'),
      open,
    ),
    page(
      '/offer-letter/:token',
      bilingual('Offer letter', 'प्रस्ताव पत्र'),
      () => import('../hris/external/OfferLetterPage.tsx'),
      open,
    ),
    page(
      '/rp-logout-handler',
      bilingual('Sign out', 'साइन आउट'),
      () => import('../account/pages/RpLogoutPage.tsx'),
      open,
    ),
    page(
      '/reset-expired-password',
      bilingual('Choose a new password', 'नयाँ पासवर्ड छान्नुहोस्'),
      () => withSecurityTexts(() => import('../account/pages/ExpiredPasswordPage.tsx')),
      open,
    ),
  ],
};

export const tables: readonly ModuleTable[] = [root, standalone];
