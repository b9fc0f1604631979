import { bilingual } from '@karmik/model/kit/text';
import { withSecurityTexts } from '../../texts/texts.ts';
import { page, redirect, type ModuleTable, type RouteFlags } from '../../routing/route.ts';

export const open = { isPublic: true, isBare: true } as const satisfies RouteFlags;

const account: ModuleTable = {
  module: 'account',
  title: bilingual('Account', 'खाता'),
  routes: [
    redirect('/account', bilingual('Account', 'खाता'), '/account/login', open),
    page('/account/login', bilingual('Sign in', 'साइन इन'), () => import('./pages/LoginPage.tsx'), open),
    page('/account/logout', bilingual('Sign out', 'साइन आउट'), () => import('./pages/LogoutPage.tsx'), open),
    page(
      '/account/otp',
      bilingual('One-time password', 'एक पटकको पासवर्ड'),
      () => withSecurityTexts(() => import('./pages/OtpPage.tsx')),
      open,
    ),
    page(
      '/account/set-up-second-step',
      bilingual('Set up a second step', 'दोस्रो चरण राख्नुहोस्'),
      () => withSecurityTexts(() => import('./pages/SetUpSecondStepPage.tsx')),
      open,
    ),
    page(
      '/account/activate/:uid/:token',
      bilingual('Activate your account', 'खाता सक्रिय गर्नुहोस्'),
      () => withSecurityTexts(() => import('./pages/ActivatePage.tsx')),
      open,
    ),
    page(
      '/account/offer-letter/:token',
      bilingual('Offer letter', 'प्रस्ताव पत्र'),
      () => import('../hris/external/OfferLetterPage.tsx'),
      open,
    ),
    page(
      '/account/activate/failed',
      bilingual('Activation failed', 'खाता सक्रिय भएन'),
      () => withSecurityTexts(() => import('./pages/ActivateFailedPage.tsx')),
      open,
    ),
    page(
      '/account/recover',
      bilingual('Recover your account', 'खाता पुनः प्राप्ति'),
      () => withSecurityTexts(() => import('./pages/RecoverPage.tsx')),
      open,
    ),
    page(
      '/account/recover-done',
      bilingual('Link sent', 'लिङ्क पठाइयो'),
      () => withSecurityTexts(() => import('./pages/RecoverDonePage.tsx')),
      open,
    ),
    page(
      '/account/reset/:uidb64/:token',
      bilingual('Choose a new password', 'नयाँ पासवर्ड छान्नुहोस्'),
      () => withSecurityTexts(() => import('./pages/ResetPage.tsx')),
      open,
    ),
    page(
      '/account/reset-done',
      bilingual('Password changed', 'पासवर्ड परिवर्तन भयो'),
      () => withSecurityTexts(() => import('./pages/ResetDonePage.tsx')),
      open,
    ),
    page(
      '/account/reset-expired-password',
      bilingual('Choose a new password', 'नयाँ पासवर्ड छान्नुहोस्'),
      () => withSecurityTexts(() => import('./pages/ExpiredPasswordPage.tsx')),
      open,
    ),
    page(
      '/account/rp-logout-handler',
      bilingual('Sign out', 'साइन आउट'),
      () => import('./pages/RpLogoutPage.tsx'),
      open,
    ),
    page(
      '/account/privacy-and-policy',
      bilingual('Privacy policy', 'गोपनीयता नीति'),
      () => import('../product/policies/PrivacyPage.tsx'),
      open,
    ),
    page(
      '/account/terms-and-condition',
      bilingual('Terms and conditions', 'नियम र सर्तहरू'),
      () => import('../product/policies/TermsPage.tsx'),
      open,
    ),
  ],
};

export const tables: readonly ModuleTable[] = [account];
