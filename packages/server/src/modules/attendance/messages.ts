import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of attendance and overtime. */
export const attendanceMessages = defineMessages('attendance', {
  noSupervisors: { en: 'Supervisors do not enter attendance here.', ne: 'यहाँ सुपरिवेक्षकले हाजिरी राख्दैनन्।' },
  ownAttendance: { en: 'Nobody enters attendance for themselves.', ne: 'आफ्नै हाजिरी आफैँ राख्न मिल्दैन।' },
  noSuchDay: { en: 'No day of the range is one of these', ne: 'अवधिमा यी मध्ये कुनै दिन पर्दैन' },
  daysBack: { en: 'Supervisors enter the last {days} days', ne: 'सुपरिवेक्षकले बितेका {days} दिनको मात्र राख्छन्' },
  entriesLimit: { en: 'At most {most} entries are made at once', ne: 'एक पटकमा बढीमा {most} अभिलेख राखिन्छ' },
  timeToCome: { en: 'A time that is still to come cannot be entered', ne: 'आउन बाँकी समय राख्न मिल्दैन' },
  joinedLater: { en: '{name} joined on {day}', ne: '{name} {day} मा नियुक्त भएका हुन्' },
  punchThere: {
    en: '{name} has {category} on {day} at {time} already',
    ne: '{name} को {day} {time} मा {category} पहिल्यै छ',
  },
  notOnSignInPage: { en: 'Attendance is not logged on the sign-in page here.', ne: 'यहाँ साइन इन पृष्ठबाट हाजिरी गरिँदैन।' },
  limitUsedUp: {
    en: 'The limit of overtime for this {period} is used up',
    ne: 'यो {period} को अतिरिक्त समयको सीमा सकियो',
  },
  limitLeft: {
    en: 'Only {hours} hours of overtime are left for this {period}',
    ne: 'यो {period} का लागि {hours} घण्टा मात्र अतिरिक्त समय बाँकी छ',
  },
  loggedJustNow: {
    en: '{category} was logged less than a minute ago.',
    ne: '{category} एक मिनेट पनि नबित्दै राखिएको छ।',
  },
  requestThere: { en: 'There is a request for this day already', ne: 'यस दिनको अनुरोध पहिल्यै छ' },
});
