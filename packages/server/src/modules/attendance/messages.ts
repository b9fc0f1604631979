import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of attendance and overtime. */
export const attendanceMessages = defineMessages('attendance', {
  noSupervisors: { en: "Supervisors can't enter attendance here.", ne: 'यहाँ सुपरिवेक्षकले हाजिरी राख्दैनन्।' },
  ownAttendance: { en: "You can't enter your own attendance.", ne: 'आफ्नै हाजिरी आफैँ राख्न मिल्दैन।' },
  noSuchDay: { en: 'The range has none of these weekdays', ne: 'अवधिमा यी मध्ये कुनै दिन पर्दैन' },
  daysBack: { en: 'Supervisors can go back at most {days} days', ne: 'सुपरिवेक्षकले बितेका {days} दिनको मात्र राख्छन्' },
  entriesLimit: { en: 'At most {most} entries can be made at once', ne: 'एक पटकमा बढीमा {most} अभिलेख राखिन्छ' },
  timeToCome: { en: "The time can't be in the future", ne: 'आउन बाँकी समय राख्न मिल्दैन' },
  joinedLater: { en: '{name} joined on {day}', ne: '{name} {day} मा नियुक्त भएका हुन्' },
  punchThere: {
    en: '{name} already has {category} on {day} at {time}',
    ne: '{name} को {day} {time} मा {category} पहिल्यै छ',
  },
  notOnSignInPage: {
    en: "Attendance can't be logged on the sign-in page here.",
    ne: 'यहाँ साइन इन पृष्ठबाट हाजिरी गरिँदैन।',
  },
  limitUsedUp: {
    en: 'The overtime limit for this {period} is reached',
    ne: 'यो {period} को अतिरिक्त समयको सीमा सकियो',
  },
  limitLeft: {
    en: 'Only {hours} hours of overtime remain for this {period}',
    ne: 'यो {period} का लागि {hours} घण्टा मात्र अतिरिक्त समय बाँकी छ',
  },
  loggedJustNow: {
    en: '{category} was logged less than a minute ago.',
    ne: '{category} एक मिनेट पनि नबित्दै राखिएको छ।',
  },
  requestThere: { en: 'A request for this day already exists', ne: 'यस दिनको अनुरोध पहिल्यै छ' },
});
