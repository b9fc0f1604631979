import { defineModule } from '../define-module.ts';
import { constantRoutes } from './constants.ts';
import { emailContentRoutes, emailTemplateHooks } from './email-contents.ts';
import { extraAppRoutes } from './extra-apps.ts';
import { notificationHintRoutes } from './notification-hints.ts';
import { installationSecurityRoute } from './installation-security.ts';
import { securityFloorRoutes } from './security-floor.ts';
import { smtpServerRoutes } from './smtp-server.ts';

export const commonsModule = defineModule({
  name: 'commons',
  routes: [
    extraAppRoutes,
    smtpServerRoutes,
    securityFloorRoutes,
    installationSecurityRoute,
    constantRoutes,
    notificationHintRoutes,
    emailContentRoutes,
  ],
  entityHooks: { email_template: emailTemplateHooks },
  seed: { load: () => import('./seed.ts') },
});
