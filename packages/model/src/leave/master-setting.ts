/** Master settings: from when to when a set of leave rules holds. They never overlap, so a day has one. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';
import { leaveEndpoints } from './endpoints.ts';
import { leaveMessages } from './messages.ts';

const masterSettingStates = {
  Active: bilingual('Active', 'लागु'),
  Idle: bilingual('Idle', 'पछि लागु हुने'),
  Expired: bilingual('Expired', 'म्याद सकिएको'),
} as const;

const dates = {
  name: f.text({
    label: bilingual('Name', 'नाम'),
    help: bilingual('Such as 2083/84', 'जस्तै २०८३/८४'),
    required: true,
    max: 80,
    unique: true,
  }),
  effective_from: f.date({ label: bilingual('Effective from', 'लागु हुने मिति'), required: true }),
  effective_till: f.date({
    label: bilingual('Effective until', 'लागु रहने मिति'),
    help: bilingual('Leave empty while no end is set', 'अन्त्य नतोकिए खाली छोड्नुहोस्'),
  }),
};

export const leaveMasterSetting = defineEntity({
  name: 'leave_master_setting',
  label: bilingual('Leave master setting', 'बिदाको मूल सेटिङ'),
  plural: bilingual('Leave master settings', 'बिदाका मूल सेटिङ'),
  path: leaveEndpoints.masterSetting,
  codes: { read: '6.01', write: '6.01' },
  sort: '-effective_from',
  fields: {
    ...dates,
    cut_off: f.date({
      label: bilingual('Cut-off', 'कट अफ मिति'),
      help: bilingual('Last day on which leave of this year can be requested', 'यस वर्षको बिदा माग्न मिल्ने अन्तिम दिन'),
    }),
    status: f.computedChoice({
      label: bilingual('Status', 'स्थिति'),
      choices: masterSettingStates,
      value: ({ effective_from: from, effective_till: till }, today) =>
        String(from) > today ? 'Idle' : typeof till === 'string' && till < today ? 'Expired' : 'Active',
    }),
  },
  rules: ({ effective_from, effective_till, cut_off }) => {
    if (effective_till !== null && effective_till < effective_from)
      return {
        effective_till: [
          messages.endBeforeStart({
            field: dates.effective_till.label,
            start_field: dates.effective_from.label,
          }),
        ],
      };
    if (cut_off !== null && (cut_off < effective_from || (effective_till !== null && cut_off > effective_till)))
      return { cut_off: [leaveMessages.cutOffOutside] };
    return undefined;
  },
});

/** What a copy of a master setting is asked for: its rules are those of the source. It is no record. */
export const masterSettingClone = defineEntity({
  name: 'leave_master_setting_clone',
  label: bilingual('Cloned master setting', 'मूल सेटिङको प्रतिलिपि'),
  fields: {
    source: f.reference({
      label: bilingual('Copy from', 'यसबाट प्रतिलिपि'),
      required: true,
      to: 'leave_master_setting',
      name_field: 'name',
    }),
    ...dates,
  },
  rules: (record) => leaveMasterSetting.rules?.({ ...record, cut_off: null }, { now: new Date(0), today: '' }),
});
