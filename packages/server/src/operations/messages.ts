/** What is said of operations, whatever they do. */
import { defineMessages } from '@karmik/model/kit/message';

export const operationMessages = defineMessages('operation', {
  staleCount: {
    en: 'The preview has changed: it had {before} {before, one row, other rows} and now has {now}. Check it again.',
    ne: 'पूर्वावलोकन बदलियो: {before} पङ्क्ति थियो, अहिले {now} छ। फेरि हेर्नुहोस्।',
  },
  staleFigures: {
    en: 'Figures of the preview have changed since you opened it. Check it again.',
    ne: 'तपाईंले खोलेपछि पूर्वावलोकनका अङ्क बदलिए। फेरि हेर्नुहोस्।',
  },
  nothingToDo: { en: 'There is nothing to do.', ne: 'गर्नुपर्ने केही छैन।' },
  running: {
    en: 'This operation is already running. Wait until it ends, or cancel it.',
    ne: 'यो कार्य चलिरहेको छ। सकिएपछि गर्नुहोस्, वा रद्द गर्नुहोस्।',
  },
  notNow: {
    en: 'This run is no longer in a state that allows this. Reload the page.',
    ne: 'यो कार्य अब त्यस अवस्थामा छैन। पृष्ठ फेरि खोल्नुहोस्।',
  },
  rowFailed: {
    en: 'An unforeseen error stopped this row. Try it again.',
    ne: 'अप्रत्याशित त्रुटिले यो पङ्क्ति रोकियो। फेरि प्रयास गर्नुहोस्।',
  },
  rightsLost: {
    en: 'Stopped: the person who started it no longer has the permission. Anyone who has it can resume it.',
    ne: 'रोकियो: सुरु गर्ने व्यक्तिसँग अब अनुमति छैन। अनुमति भएको व्यक्तिले फेरि सुरु गर्न सक्छ।',
  },
  alreadyHave: {
    en: 'Left out because they already have one then: {count} ({names}).',
    ne: 'त्यतिबेला पहिल्यै भएकाले समावेश नगरिएका: {count} ({names})।',
  },
  noLongerWork: {
    en: 'Left out because they no longer work here: {count} ({names}).',
    ne: 'अब यहाँ कार्यरत नभएकाले समावेश नगरिएका: {count} ({names})।',
  },
  both: { en: '{first} {second}', ne: '{first} {second}' },
  finished: {
    en: '{done} done, {unchanged} without change, {failed} failed.',
    ne: '{done} भयो, {unchanged} उस्तै रह्यो, {failed} असफल।',
  },
});
