import { text } from '@karmik/model/kit/text';
import { withSecurityTexts } from '../../texts/texts.ts';
import { page, type ModuleTable } from '../kit.ts';
import { open } from './account.routes.ts';

/** Addresses that others link to without the word "account". */
export const standalone: ModuleTable = {
  module: 'standalone',
  title: text('Account', 'खाता'),
  routes: [
    page('/coming-soon', text('Coming soon', 'छिट्टै आउँदै'), () => import('../../pages/product/ComingSoonPage.tsx'), open),
    page(
      '/offer-letter/:token',
      text('Offer letter', 'प्रस्ताव पत्र'),
      () => import('../../pages/external/OfferLetterPage.tsx'),
      open,
    ),
    page(
      '/rp-logout-handler',
      text('Sign out', 'साइन आउट'),
      () => import('../../pages/account/RpLogoutPage.tsx'),
      open,
    ),
    page(
      '/reset-expired-password',
      text('Choose a new password', 'नयाँ पासवर्ड रोज्नुहोस्'),
      () => withSecurityTexts(() => import('../../pages/account/ExpiredPasswordPage.tsx')),
      open,
    ),
  ],
};
