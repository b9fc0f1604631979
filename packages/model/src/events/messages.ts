import { defineMessages } from '../kit/message.ts';

/** Why an event cannot be stored, changed or answered. */
export const eventMessages = defineMessages('event', {
  endsBeforeStarts: {
    en: 'The event must end after it starts.',
    ne: 'कार्यक्रम सुरु भएपछि मात्र सकिनुपर्छ।',
  },
  tooLong: {
    en: 'An event can last at most {most} {most, one day, other days}.',
    ne: 'कार्यक्रम बढीमा {most} दिनको हुन सक्छ।',
  },
  overlapsItself: {
    en: 'The event is longer than the time until it repeats. Shorten it, or repeat it less often.',
    ne: 'कार्यक्रम दोहोरिने अवधिभन्दा लामो छ। छोट्याउनुहोस् वा कम पटक दोहोर्‍याउनुहोस्।',
  },
  startNotAmongDays: {
    en: 'Choose the weekday of the first day too.',
    ne: 'पहिलो दिनको बार पनि छान्नुहोस्।',
  },
  untilBeforeStart: {
    en: 'The last day must not be before the first.',
    ne: 'अन्तिम दिन पहिलो दिनभन्दा अघि हुनु हुँदैन।',
  },
  nothingLeft: {
    en: 'Every day of the series is left out. Keep at least one.',
    ne: 'शृङ्खलाका सबै दिन छाडिएका छन्। कम्तीमा एउटा राख्नुहोस्।',
  },
  tooMany: {
    en: 'A series can have at most {most} {most, one meeting, other meetings}.',
    ne: 'शृङ्खलामा बढीमा {most} पटक राख्न सकिन्छ।',
  },
  zoneUnknown: {
    en: 'This time zone is not known. Enter a name such as Asia/Kathmandu.',
    ne: 'यो समय क्षेत्र भेटिएन। Asia/Kathmandu जस्तो नाम राख्नुहोस्।',
  },
  guestUnclear: {
    en: 'Choose a person of the organization, or enter an email address.',
    ne: 'संस्थाको व्यक्ति छान्नुहोस् वा इमेल ठेगाना राख्नुहोस्।',
  },
  guestTwice: { en: 'Each guest can be listed only once.', ne: 'एक अतिथि एक पटक मात्र राख्नुहोस्।' },
  organizerInvited: {
    en: 'The organizer takes part already.',
    ne: 'आयोजक पहिल्यै सहभागी हुनुहुन्छ।',
  },
  guestLeft: {
    en: 'Choose people who currently work here.',
    ne: 'हाल यहाँ कार्यरत व्यक्ति छान्नुहोस्।',
  },
  reminderOfDay: {
    en: 'An all-day event has a reminder at 9:00 of a day. Choose one of those.',
    ne: 'दिनभरको कार्यक्रमको सम्झाउनी बिहान ९ बजे हुन्छ। त्यसैमध्ये छान्नुहोस्।',
  },
  roomTaken: {
    en: '{room} is taken on {days}. Leave these days out, choose another room for them, or choose another time.',
    ne: '{room} {days} मा खाली छैन। ती दिन छाड्नुहोस्, तिनका लागि अर्को कक्ष छान्नुहोस् वा समय बदल्नुहोस्।',
  },
  noSuchDay: {
    en: 'The event does not take place on this day.',
    ne: 'यस दिन कार्यक्रम छैन।',
  },
  firstOfSeries: {
    en: 'This is the first day of the series. Change the whole series instead.',
    ne: 'यो शृङ्खलाको पहिलो दिन हो। पूरै शृङ्खला बदल्नुहोस्।',
  },
  cancelled: { en: 'This event is cancelled.', ne: 'यो कार्यक्रम रद्द भइसकेको छ।' },
  over: { en: 'This event is over.', ne: 'यो कार्यक्रम सकिएको छ।' },
  asksNothing: {
    en: 'The organizer does not ask for answers.',
    ne: 'आयोजकले जवाफ माग्नुभएको छैन।',
  },
  partNotAllowed: {
    en: 'This event asks for an answer for the whole time.',
    ne: 'यस कार्यक्रममा पूरै समयका लागि जवाफ दिनुपर्छ।',
  },
  partOutside: {
    en: 'Enter a part of the time of the event.',
    ne: 'कार्यक्रमकै समयभित्रको भाग राख्नुहोस्।',
  },
  notInvited: { en: 'Only guests can answer.', ne: 'अतिथिले मात्र जवाफ दिन सक्छन्।' },
  onlyOrganizer: {
    en: 'Only the organizer can change this event.',
    ne: 'आयोजकले मात्र यो कार्यक्रम बदल्न सक्छन्।',
  },
  pageTooOld: {
    en: 'Open the link again and answer there.',
    ne: 'लिङ्क फेरि खोलेर त्यहीँबाट जवाफ दिनुहोस्।',
  },
  requestDecided: { en: 'This request was already decided.', ne: 'यो अनुरोधको निर्णय भइसकेको छ।' },
  alreadyInvited: {
    en: 'This address is already invited.',
    ne: 'यो ठेगानालाई पहिल्यै निमन्त्रणा छ।',
  },
  bookedByEvent: {
    en: 'This booking belongs to an event. Change the event.',
    ne: 'यो बुकिङ कार्यक्रमको हो। कार्यक्रम नै बदल्नुहोस्।',
  },
  rangeTooLong: {
    en: 'Ask for at most {most} {most, one day, other days}.',
    ne: 'बढीमा {most} दिन माग्नुहोस्।',
  },
});
