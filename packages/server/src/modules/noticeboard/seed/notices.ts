/** What is posted on a noticeboard: public holidays on their days, and the small news of an organisation. */

/** Public holidays of Nepal that an office announces, by their day. */
export const holidays = [
  ['2024-12-25', 'Christmas', 'क्रिसमस'],
  ['2024-12-30', 'Tamu Lhosar', 'तमु ल्होसार'],
  ['2025-01-14', 'Maghe Sankranti', 'माघे सङ्क्रान्ति'],
  ['2025-02-26', 'Maha Shivaratri', 'महाशिवरात्रि'],
  ['2025-03-13', 'Fagu Purnima', 'फागु पूर्णिमा'],
  ['2025-04-14', 'Nepali New Year', 'नयाँ वर्ष'],
  ['2025-05-01', 'Labour Day', 'श्रमिक दिवस'],
  ['2025-05-12', 'Buddha Jayanti', 'बुद्ध जयन्ती'],
  ['2025-05-29', 'Republic Day', 'गणतन्त्र दिवस'],
  ['2025-08-09', 'Janai Purnima', 'जनै पूर्णिमा'],
  ['2025-08-26', 'Teej', 'तीज'],
  ['2025-09-19', 'Constitution Day', 'संविधान दिवस'],
  ['2025-09-22', 'Ghatasthapana', 'घटस्थापना'],
  ['2025-12-25', 'Christmas', 'क्रिसमस'],
  ['2025-12-30', 'Tamu Lhosar', 'तमु ल्होसार'],
  ['2026-01-15', 'Maghe Sankranti', 'माघे सङ्क्रान्ति'],
  ['2026-04-14', 'Nepali New Year', 'नयाँ वर्ष'],
  ['2026-05-01', 'Labour Day', 'श्रमिक दिवस'],
  ['2026-05-29', 'Republic Day', 'गणतन्त्र दिवस'],
  ['2026-08-28', 'Janai Purnima', 'जनै पूर्णिमा'],
  ['2026-09-14', 'Teej', 'हरितालिका तीज'],
  ['2026-09-19', 'Constitution Day', 'संविधान दिवस'],
  ['2026-10-11', 'Ghatasthapana', 'घटस्थापना'],
  ['2026-10-17', 'Dashain', 'दसैँ बिदा'],
  ['2026-11-08', 'Tihar', 'तिहार बिदा'],
  ['2026-11-15', 'Chhath', 'छठ पर्व'],
] as const;

export const holidayNotice = (name: string, nameNe: string, bs: string): string =>
  `The office is closed on ${bs} for ${name}. Teams on shift follow the roster that their supervisor has shared.\n\n${nameNe}को अवसरमा कार्यालय बन्द रहनेछ। सबैलाई शुभकामना!`;

/** News by who tells it: the head of a division, or someone of the team. */
export const headNews = [
  'Our team reached its target for the quarter, two weeks early. Thank you, everyone, for the late evenings and the good humour.',
  'The monthly review is on Sunday at 11:00 in the large meeting room. Please bring the open points of your section.',
  'From next week the new store register is in use. The short training is on Tuesday and Wednesday; one session is enough.',
  'Please close the pending purchase requests before the end of the month, so that the accounts can be settled in time.',
  'The external audit went well. The auditors thanked us for files that were complete and easy to follow.',
  'We welcome three new colleagues this week. Take a minute to say namaste when you meet them.',
  'Preventive maintenance of the second line is done. Output is back to normal and the noise is down, as promised.',
  'सबै कर्मचारीलाई सूचित गरिन्छ: यस महिनाको समीक्षा बैठक आइतबार बिहान ११ बजे बस्नेछ। कृपया समयमै उपस्थित हुनुहोला।',
  'गुणस्तर प्रमाणपत्र नवीकरण भयो। यस सफलताका लागि सम्पूर्ण टोलीलाई हार्दिक बधाई!',
  'The safety drill is on Friday at 15:00. When the siren sounds, leave by the nearest stairs and meet at the south gate.',
] as const;

export const teamNews = [
  'Does anybody drive from Kirtipur in the morning? I have a seat to share, or would like one.',
  'The futsal team is looking for two more players. We meet on Saturdays at 7:00 near Tinkune.',
  'Thank you for the flowers and the visit. My mother is home again and doing well.',
  'Found: a bunch of keys with a small red bell, on the second floor. They are at the reception.',
  'I passed the final examination of my evening course. Sweets are on my desk!',
  'The picnic photos are here. What a day; the dal bhat by the river was worth every step.',
  'आज हाम्रो टोलीले रक्तदान कार्यक्रममा सहभागिता जनायो। २३ जनाले रक्तदान गर्नुभयो, सबैलाई धन्यवाद।',
  'नयाँ घर सरेको खुसीयालीमा शनिबार साथीहरूलाई चियापानको निम्तो छ।',
  'A gentle request: please switch off the lights of the meeting rooms after use.',
  'Our daughter was born on Thursday. Both are healthy, and nobody here is sleeping.',
] as const;

export const replies = [
  'Congratulations!',
  'Well done, everybody.',
  'Thank you for telling us.',
  'बधाई छ!',
  'धेरै धेरै शुभकामना।',
  'Noted, thank you.',
  'I will be there.',
  'Great news for the whole team.',
  'Could someone share the file as well?',
  'Happy to help, send me a message.',
  'सबैलाई धन्यवाद।',
  'Looking forward to it.',
  'This helped us a lot last month too.',
  'राम्रो काम!',
] as const;
