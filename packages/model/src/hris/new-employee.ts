/** What HR enters to add one employee: the least that a profile, an account and a first supervisor need. The rest is filled in the profile. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';
import { employee } from './employee.ts';

const { fields } = employee;

export const newEmployee = defineEntity({
  name: 'new_employee',
  label: bilingual('Employee', 'कर्मचारी'),
  fields: {
    first_name: fields.first_name,
    middle_name: fields.middle_name,
    last_name: fields.last_name,
    email: f.email({
      label: fields.email.label,
      unique: true,
      help: bilingual('Leave empty for someone who does not sign in', 'साइन इन नगर्ने व्यक्तिका लागि खाली छोड्नुहोस्'),
    }),
    phone: fields.phone,
    employee_code: f.text({
      label: fields.employee_code.label,
      max: 30,
      format: 'code',
      help: bilingual('Leave empty for the next number', 'खाली छोडे क्रमअनुसारको अर्को नम्बर दिइन्छ'),
    }),
    joined_on: fields.joined_on,
    branch: fields.branch,
    division: fields.division,
    job_title: fields.job_title,
    employment_type: fields.employment_type,
    employment_level: fields.employment_level,
    supervisor: f.user({ label: bilingual('Supervisor', 'सुपरिवेक्षक') }),
    send_activation: f.boolean({
      label: bilingual('Send an activation email', 'खाता सक्रिय गर्ने इमेल पठाउने'),
      default: true,
    }),
    is_namesake: f.boolean({
      label: bilingual('Another person with the same name', 'उही नामको अर्को व्यक्ति'),
      default: false,
    }),
  },
  rules: ({ email, send_activation }) =>
    send_activation && email === null ? { email: [messages.required({ field: fields.email.label })] } : undefined,
});
