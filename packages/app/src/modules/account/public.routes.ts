import { text } from '@karmik/model/kit/text';
import { withSecurityTexts } from '../../texts/texts.ts';
import { page, redirect, type ModuleTable, type RouteFlags } from '../../routing/route.ts';

export const open = { isPublic: true, isBare: true } as const satisfies RouteFlags;

export const account: ModuleTable = {
  module: 'account',
  title: text('Account', 'खाता'),
  routes: [
    redirect('/account', text('Account', 'खाता'), '/account/login', open),
    page('/account/login', text('Sign in', 'साइन इन'), () => import('./pages/LoginPage.tsx'), open),
    page('/account/logout', text('Sign out', 'साइन आउट'), () => import('./pages/LogoutPage.tsx'), open),
    page(
      '/account/otp',
      text('One-time password', 'एक पटकको पासवर्ड'),
      () => withSecurityTexts(() => import('./pages/OtpPage.tsx')),
      open,
    ),
    page(
      '/account/set-up-second-step',
      text('Set up a second step', 'दोस्रो चरण राख्नुहोस्'),
      () => withSecurityTexts(() => import('./pages/SetUpSecondStepPage.tsx')),
      open,
    ),
    page(
      '/account/activate/:uid/:token',
      text('Activate your account', 'खाता सक्रिय गर्नुहोस्'),
      () => withSecurityTexts(() => import('./pages/ActivatePage.tsx')),
      open,
    ),
    page(
      '/account/offer-letter/:token',
      text('Offer letter', 'प्रस्ताव पत्र'),
      () => import('../hris/external/OfferLetterPage.tsx'),
      open,
    ),
    page(
      '/account/activate/failed',
      text('Activation failed', 'सक्रियता असफल'),
      () => withSecurityTexts(() => import('./pages/ActivateFailedPage.tsx')),
      open,
    ),
    page(
      '/account/recover',
      text('Recover your account', 'खाता पुनः प्राप्ति'),
      () => withSecurityTexts(() => import('./pages/RecoverPage.tsx')),
      open,
    ),
    page(
      '/account/recover-done',
      text('Link sent', 'लिङ्क पठाइयो'),
      () => withSecurityTexts(() => import('./pages/RecoverDonePage.tsx')),
      open,
    ),
    page(
      '/account/reset/:uidb64/:token',
      text('Choose a new password', 'नयाँ पासवर्ड रोज्नुहोस्'),
      () => withSecurityTexts(() => import('./pages/ResetPage.tsx')),
      open,
    ),
    page(
      '/account/reset-done',
      text('Password changed', 'पासवर्ड परिवर्तन भयो'),
      () => withSecurityTexts(() => import('./pages/ResetDonePage.tsx')),
      open,
    ),
    page(
      '/account/reset-expired-password',
      text('Choose a new password', 'नयाँ पासवर्ड रोज्नुहोस्'),
      () => withSecurityTexts(() => import('./pages/ExpiredPasswordPage.tsx')),
      open,
    ),
    page('/account/rp-logout-handler', text('Sign out', 'साइन आउट'), () => import('./pages/RpLogoutPage.tsx'), open),
    page(
      '/account/privacy-and-policy',
      text('Privacy policy', 'गोपनीयता नीति'),
      () => import('../product/policies/PrivacyPage.tsx'),
      open,
    ),
    page(
      '/account/terms-and-condition',
      text('Terms and conditions', 'नियम र सर्तहरू'),
      () => import('../product/policies/TermsPage.tsx'),
      open,
    ),
  ],
};
