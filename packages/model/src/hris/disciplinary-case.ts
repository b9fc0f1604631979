/** The disciplinary register: an allegation, the explanation that the employee is asked for, the decision, and an appeal, in the order of the Labour Act 2074. */
import { remark } from '../approval/request.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { addDaysTo } from '../kit/period.ts';
import { bilingual } from '../kit/text.ts';

/** The law gives at least so many days to explain. */
export const leastDaysToExplain = 7;

const respondBy = f.date({
  label: bilingual('Explanation due by', 'स्पष्टीकरण दिने म्याद'),
  help: bilingual('At least 7 days from today', 'आजदेखि कम्तीमा ७ दिन'),
  required: true,
  format: 'not_past',
});
const letterTemplate = f.reference({
  label: bilingual('Letter', 'पत्र'),
  help: bilingual('Issued to the employee and kept with the case', 'कर्मचारीलाई जारी गरी प्रकरणसँगै राखिन्छ'),
  to: 'letter_template',
  name_field: 'title',
});
const decision = f.choice({
  label: bilingual('Decision', 'निर्णय'),
  required: true,
  choices: {
    'No action': bilingual('No action', 'कारबाही नहुने'),
    Reprimand: bilingual('Reprimand', 'सचेत गराउने'),
    'Pay deducted': bilingual("A day's pay deducted", 'एक दिनको पारिश्रमिक कट्टी'),
    'Increment withheld': bilingual('Increment withheld', 'तलब वृद्धि रोक्का'),
    'Promotion withheld': bilingual('Promotion withheld', 'बढुवा रोक्का'),
    Demotion: bilingual('Demotion', 'घटुवा'),
    Dismissal: bilingual('Dismissal', 'सेवाबाट हटाउने'),
  },
});
const explanation = f.longText({ label: bilingual('Explanation', 'स्पष्टीकरण'), required: true, max: 5_000 });
const reasons = f.longText({ label: bilingual('Reasons', 'आधार र कारण'), required: true, max: 5_000 });
const appeal = f.longText({ label: bilingual('Appeal', 'पुनरावेदन'), required: true, max: 5_000 });

/** Whether the days to explain are as many as the law gives. */
export const isEnoughToExplain = (today: string, until: string): boolean =>
  until >= addDaysTo(today, leastDaysToExplain);

/**
 * The employee reads their own from the moment the explanation is asked for. Each reading by others is written down, and no one acts as HR on
 * a case about themselves.
 */
export const disciplinaryCase = defineEntity({
  name: 'disciplinary_case',
  label: bilingual('Disciplinary case', 'अनुशासनसम्बन्धी प्रकरण'),
  plural: bilingual('Disciplinary cases', 'अनुशासनसम्बन्धी प्रकरण'),
  sort: '-incident_on',
  name_field: 'employee',
  search: ['employee'],
  filled_by: ['4.19'],
  personnelFile: { person: 'employee', isSensitive: true },
  scopes: {
    own: {
      person: 'employee',
      when: { status: ['Explanation asked', 'Explained', 'Decided', 'Appealed', 'Closed'] },
    },
    organization: { code: '4.19' },
  },
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    incident_on: f.date({ label: bilingual('Incident date', 'घटनाको मिति'), required: true, format: 'past' }),
    allegation: f.longText({ label: bilingual('Allegation', 'आरोप'), required: true, max: 5_000 }),
    evidence: f.file({ label: bilingual('Evidence', 'प्रमाण') }),
    registered_by: f.user({ label: bilingual('Registered by', 'दर्ता गर्ने'), readonly: true }),
    respond_by: f.date({ label: respondBy.label, readonly: true }),
    explanation: f.longText({ ...explanation, required: false, readonly: true }),
    explained_on: f.date({ label: bilingual('Explained on', 'स्पष्टीकरण दिएको मिति'), readonly: true }),
    decision: f.choice({ ...decision, required: false, readonly: true }),
    reasons: f.longText({ ...reasons, required: false, readonly: true }),
    decided_by: f.user({ label: bilingual('Decided by', 'निर्णय गर्ने'), readonly: true }),
    decided_on: f.date({ label: bilingual('Decided on', 'निर्णय मिति'), readonly: true }),
    appeal: f.longText({ ...appeal, required: false, readonly: true }),
    appealed_on: f.date({ label: bilingual('Appealed on', 'पुनरावेदन मिति'), readonly: true }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Registered',
      states: {
        Registered: { label: bilingual('Registered', 'दर्ता भएको'), tone: 'neutral' },
        'Explanation asked': { label: bilingual('Explanation asked', 'स्पष्टीकरण मागिएको'), tone: 'caution' },
        Explained: { label: bilingual('Explained', 'स्पष्टीकरण दिएको'), tone: 'info' },
        Decided: { label: bilingual('Decided', 'निर्णय भएको'), tone: 'positive' },
        Appealed: { label: bilingual('Appealed', 'पुनरावेदन परेको'), tone: 'caution' },
        Closed: { label: bilingual('Closed', 'बन्द'), tone: 'neutral' },
        Withdrawn: { label: bilingual('Withdrawn', 'फिर्ता लिइएको'), tone: 'neutral' },
      },
    }),
  },
  editable: { Registered: ['incident_on', 'allegation', 'evidence'] },
  actions: {
    ask: {
      label: bilingual('Ask for an explanation', 'स्पष्टीकरण माग्नुहोस्'),
      tone: 'info',
      from: ['Registered'],
      to: 'Explanation asked',
      input: { respond_by: respondBy, letter_template: letterTemplate },
      viewers: ['hr'],
      flag: 'write',
    },
    explain: {
      label: bilingual('Give explanation', 'स्पष्टीकरण दिनुहोस्'),
      tone: 'positive',
      from: ['Explanation asked'],
      to: 'Explained',
      input: { explanation },
      viewers: ['user'],
      own: true,
    },
    decide: {
      label: bilingual('Decide', 'निर्णय गर्नुहोस्'),
      tone: 'positive',
      from: ['Explanation asked', 'Explained'],
      to: 'Decided',
      input: { decision, reasons, letter_template: letterTemplate },
      viewers: ['hr'],
      flag: 'write',
    },
    appeal: {
      label: bilingual('File an appeal', 'पुनरावेदन गर्नुहोस्'),
      tone: 'caution',
      from: ['Decided'],
      to: 'Appealed',
      input: { appeal },
      viewers: ['user'],
      own: true,
    },
    close: {
      label: bilingual('Close case', 'प्रकरण बन्द गर्नुहोस्'),
      tone: 'neutral',
      from: ['Decided', 'Appealed'],
      to: 'Closed',
      input: remark,
      viewers: ['hr'],
      flag: 'write',
    },
    withdraw: {
      label: bilingual('Withdraw', 'फिर्ता लिनुहोस्'),
      tone: 'neutral',
      from: ['Registered'],
      to: 'Withdrawn',
      input: remark,
      viewers: ['hr'],
      flag: 'write',
    },
  },
});
