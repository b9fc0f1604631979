import { defineMessages } from '../../kit/message.ts';

/** Messages about the roster. */
export const rosterMessages = defineMessages('roster', {
  rangeTooLong: { en: 'Choose at most {most} days', ne: 'बढीमा {most} दिन छान्नुहोस्' },
  cellTwice: { en: 'Each person and day can be listed only once', ne: 'एक व्यक्तिको एक दिन एक पटक मात्र राख्नुहोस्' },
  shiftMissing: { en: 'Choose a shift that exists', ne: 'उपलब्ध सिफ्ट छान्नुहोस्' },
  personMissing: { en: "You can't plan this person", ne: 'यो व्यक्तिको तालिका तपाईंले बनाउन मिल्दैन' },
  ownRoster: { en: "You can't plan your own roster", ne: 'आफ्नो कार्य तालिका आफैँ बनाउन मिल्दैन' },
  notEmployed: { en: 'Not employed on this day', ne: 'यस दिन कार्यरत छैन' },
  monthClosed: { en: 'This month is closed. Ask HR to reopen it', ne: 'यो महिना बन्द छ। मानव संसाधनलाई खोल्न भन्नुहोस्' },
  changedMeanwhile: {
    en: 'Someone else changed this day. Check it and try again',
    ne: 'यो दिन अरूले बदलिसकेका छन्। हेरेर फेरि प्रयास गर्नुहोस्',
  },
  noSteps: { en: 'A pattern needs at least one day', ne: 'ढाँचामा कम्तीमा एक दिन चाहिन्छ' },
});
