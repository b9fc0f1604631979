import { text } from '@karmik/model/kit/text';

export const words = {
  permissions: text('Manage Permission', 'अनुमति व्यवस्थापन'),
};
