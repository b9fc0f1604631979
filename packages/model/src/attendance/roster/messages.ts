import { defineMessages } from '../../kit/message.ts';

/** Messages about the roster. */
export const rosterMessages = defineMessages('roster', {
  rangeTooLong: { en: 'Choose at most {most} {most, one day, other days}', ne: 'बढीमा {most} दिन छान्नुहोस्' },
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
  sameDay: { en: 'Choose another day, or leave it empty', ne: 'अर्को दिन छान्नुहोस् वा खाली छोड्नुहोस्' },
  notOneself: { en: 'Choose a colleague', ne: 'सहकर्मी छान्नुहोस्' },
  notOnRoster: { en: 'Not employed on these days', ne: 'यी दिन कार्यरत छैन' },
  noShiftToSwap: { en: 'No published shift on this day', ne: 'यस दिन प्रकाशित सिफ्ट छैन' },
  noPlanToSwap: { en: '{name} has no published plan on this day', ne: 'यस दिन {name} को प्रकाशित तालिका छैन' },
  sameShift: { en: 'Both have the same shift on this day', ne: 'यस दिन दुवैको सिफ्ट एउटै छ' },
  swapConflict: { en: '{name} on {day}: {problem}', ne: '{name}, {day}: {problem}' },
  ownSwap: { en: "You can't approve your own swap", ne: 'आफ्नै साटासाट स्वीकृत गर्न मिल्दैन' },
  notAccepted: { en: "The colleague hasn't accepted yet", ne: 'सहकर्मीले अझै स्वीकार गरेका छैनन्' },
  planChanged: {
    en: 'The roster changed since this was proposed. Decline it and propose again',
    ne: 'प्रस्तावपछि कार्य तालिका बदलियो। अस्वीकार गरी फेरि प्रस्ताव गर्नुहोस्',
  },
  noSteps: { en: 'A pattern needs at least one day', ne: 'ढाँचामा कम्तीमा एक दिन चाहिन्छ' },
});
