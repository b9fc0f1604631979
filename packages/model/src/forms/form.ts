/** Forms that people of the organisation, or anyone who has the address, fill in. */
import { formPaths } from './paths.ts';
import { requestActions, requestStates } from '../approval/request.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { defineMessages } from '../kit/message.ts';

const formMessages = defineMessages('form', {
  unsignedApproval: { en: "Anonymous responses can't be approved", ne: 'बेनामी उत्तर स्वीकृत गर्न मिल्दैन' },
  anonymousAssigned: {
    en: "An anonymous form can't be assigned to people: anyone with its link can answer",
    ne: 'बेनामी फारम लिङ्क भएका जोसुकैले भर्न सक्छन्, त्यसैले कसैलाई तोक्न मिल्दैन',
  },
});

const chosen = { to: 'branch', name_field: 'name' } as const;

/** What is asked is in versions beside it; a version that was answered never changes. */
export const form = defineEntity({
  name: 'form',
  label: bilingual('Form', 'फारम'),
  plural: bilingual('Forms', 'फारम'),
  path: 'forms/:org/form',
  codes: { read: '21.00', write: '21.00' },
  scopes: {
    link: {
      link: { address: 'uuid' },
      when: { is_anonymous: [true], state: ['Open', 'Closed'], archived: false },
      shows: ['name', 'description', 'disclaimer', 'deadline', 'is_multiple', 'state'],
    },
  },
  archive: true,
  sort: '-created_at',
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, unique: true }),
    category: f.reference({ label: bilingual('Category', 'वर्ग'), to: 'question_category', name_field: 'name' }),
    description: f.longText({ label: bilingual('Description', 'विवरण'), max: 1_000 }),
    question_set: f.reference({
      label: bilingual('Question set', 'प्रश्नावली'),
      help: bilingual('An empty form starts with the questions of this set', 'प्रश्न नभएको फारम यस प्रश्नावलीबाट सुरु हुन्छ'),
      to: 'question_set',
      name_field: 'name',
    }),
    state: f.choice({
      label: bilingual('State', 'अवस्था'),
      required: true,
      default: 'Draft',
      choices: {
        Draft: bilingual('Draft', 'मस्यौदा'),
        Open: bilingual('Open', 'खुला'),
        Closed: bilingual('Closed', 'बन्द'),
      },
    }),
    /** Answers that come after this instant are refused. */
    deadline: f.instant({
      label: bilingual('Deadline', 'अन्तिम मिति'),
      help: bilingual('No responses are accepted after this day and time', 'यो दिन र समयपछि उत्तर लिइँदैन'),
    }),
    is_multiple: f.boolean({ label: bilingual('Allow multiple responses', 'फेरि उत्तर दिन मिल्ने'), default: false }),
    is_anonymous: f.boolean({
      label: bilingual('Anonymous', 'बेनामी'),
      help: bilingual(
        "Answered through a link without an account; responses can't be traced",
        'खाता नचाहिने लिङ्कबाट भरिन्छ; कसले भर्‍यो थाहा हुँदैन',
      ),
      default: false,
    }),
    needs_approval: f.boolean({
      label: bilingual('Responses need approval', 'उत्तरलाई स्वीकृति चाहिने'),
      default: false,
    }),
    disclaimer: f.longText({
      label: bilingual('Disclaimer', 'घोषणा'),
      help: bilingual('People agree to it before they respond', 'उत्तर दिनुअघि यसमा सहमति जनाउनुपर्छ'),
      max: 2_000,
    }),
    people: f.lines({
      label: bilingual('People', 'व्यक्तिहरू'),
      one: bilingual('person', 'व्यक्ति'),
      help: bilingual('Leave people and groups empty to ask everyone', 'सबैका लागि भए व्यक्ति र समूह खाली छोड्नुहोस्'),
      max: 500,
      item: { person: f.user({ label: bilingual('Person', 'व्यक्ति'), required: true }) },
    }),
    branches: f.multiReference({ label: bilingual('Branches', 'शाखाहरू'), ...chosen }),
    divisions: f.multiReference({ label: bilingual('Divisions', 'महाशाखाहरू'), to: 'division', name_field: 'name' }),
    employment_types: f.multiReference({
      label: bilingual('Employment types', 'रोजगारीका प्रकार'),
      to: 'employment_type',
      name_field: 'title',
    }),
    /** The last part of the address of a form without names. */
    uuid: f.text({ label: bilingual('Address', 'ठेगाना'), max: 40, readonly: true }),
    answer_count: f.number({ label: bilingual('Answers', 'उत्तर'), readonly: true, default: 0 }),
  },
  rules: (record) => {
    if (!record.is_anonymous) return undefined;
    if (record.needs_approval) return { needs_approval: [formMessages.unsignedApproval] };
    const { people, branches, divisions, employment_types } = record;
    return [people, branches, divisions, employment_types].some((list) => list.length > 0)
      ? { is_anonymous: [formMessages.anonymousAssigned] }
      : undefined;
  },
});

/** What someone answered. It waits for approval where its form asks for that, and stands as it was sent otherwise. */
export const formAnswer = defineEntity({
  name: 'form_answer',
  label: bilingual('Form response', 'फारमको उत्तर'),
  plural: bilingual('Form responses', 'फारमका उत्तर'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'form',
  search: ['form', 'sender'],
  filled_by: ['21.00'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '21.00' } },
  lifecycle: {
    kind: 'approval',
    isSentElsewhere: true,
    notification: {
      category: 'hris',
      topic: 'form',
      requested: bilingual('{name} submitted a form that needs your approval', '{name} ले स्वीकृति चाहिने फारम भर्नुभएको छ'),
      subject: bilingual('your form', 'तपाईंको फारम'),
      paths: { own: `${formPaths.own}?tab=mine&open=:id`, team: `${formPaths.team}?open=:id` },
    },
  },
  fields: {
    form: f.reference({
      label: bilingual('Form', 'फारम'),
      required: true,
      readonly: true,
      to: 'form',
      name_field: 'name',
      on_delete: 'keep',
    }),
    sender: f.user({ label: bilingual('Answered by', 'उत्तर दिने'), readonly: true }),
    /** Which version of the questions it answers. */
    form_version: f.number({ label: bilingual('Version', 'संस्करण'), required: true, readonly: true, is_name: true }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Submitted',
      states: {
        Submitted: { label: bilingual('Submitted', 'बुझाइएको'), tone: 'neutral' },
        ...requestStates,
        Requested: { label: bilingual('Pending', 'निर्णय बाँकी'), tone: 'info' },
      },
    }),
  },
  actions: requestActions,
});
