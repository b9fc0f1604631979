import { bilingual } from '@karmik/model/kit/text';
import { page, redirect, type ModuleTable } from '../../routing/route.ts';
import { open } from '../account/public.routes.ts';

/** What the product says of itself, to everyone. */
const product: ModuleTable = {
  module: 'product',
  title: bilingual('Karmik', 'कार्मिक'),
  routes: [
    redirect('/karmik', bilingual('Karmik', 'कार्मिक'), '/user/noticeboard', open),
    page('/karmik/help', bilingual('Help', 'मद्दत'), () => import('./pages/HelpPage.tsx'), open),
    page('/karmik/help/modules/:id', bilingual('Help', 'मद्दत'), () => import('./pages/HelpModulePage.tsx'), open),
    page('/karmik/contact', bilingual('Contact', 'सम्पर्क'), () => import('./pages/ContactPage.tsx'), open),
    page('/karmik/about', bilingual('About', 'हाम्रोबारे'), () => import('./pages/AboutPage.tsx'), open),
    page(
      '/karmik/terms-and-condition',
      bilingual('Terms and conditions', 'नियम र सर्तहरू'),
      () => import('./policies/TermsPage.tsx'),
      open,
    ),
    page(
      '/karmik/privacy-and-policy',
      bilingual('Privacy policy', 'गोपनीयता नीति'),
      () => import('./policies/PrivacyPage.tsx'),
      open,
    ),
  ],
};

export const tables: readonly ModuleTable[] = [product];
