/** Schemas of forms with a new password, with the rules of the organisation where they are known. */
import { changePasswordBody, expiredPasswordBody, newPasswordBody } from '@karmik/model/account/contracts';
import { passwordMeets } from '@karmik/model/account/password';
import { usualPasswordRules, type PasswordRules } from '@karmik/model/account/password-rules';

type Rules = PasswordRules | undefined;

export const byLink = (rules: Rules) => newPasswordBody.check(passwordMeets(rules ?? usualPasswordRules));
export const inPlaceOfExpired = (rules: Rules) => expiredPasswordBody.check(passwordMeets(rules ?? usualPasswordRules));
export const byOldOne = (rules: Rules) => changePasswordBody.check(passwordMeets(rules ?? usualPasswordRules));
