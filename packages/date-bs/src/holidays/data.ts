import type { HolidayRow } from './holidays.ts';

/** Who or where a holiday is for. */
export const scopes = {
  women: { en: 'women', ne: 'महिला' },
  valley: { en: 'Kathmandu Valley', ne: 'काठमाडौँ उपत्यका' },
  hills: { en: 'hill districts', ne: 'पहाडी जिल्ला' },
  tarai: { en: 'Tarai districts', ne: 'तराईका जिल्ला' },
  gandaki: { en: 'Gandaki Province', ne: 'गण्डकी प्रदेश' },
  kirat: { en: 'followers of Kirat', ne: 'किरात धर्मावलम्बी' },
  disability: { en: 'employees with a disability', ne: 'अपाङ्गता भएका कर्मचारी' },
  fasting: { en: 'women who keep the fast', ne: 'व्रत बस्ने महिला' },
  schools: { en: 'schools', ne: 'विद्यालय' },
};

interface YearData {
  /** Where the days were read. */
  readonly source: string;
  readonly rows: readonly HolidayRow[];
}

/**
 * The days that are known, by BS year. A year is here only with its source. Feasts that follow the moon of Islam or of the Sikhs are
 * announced late and are mostly absent.
 */
export const holidayYears: Readonly<Record<number, YearData>> = {
  2081: {
    source: 'press reports and lists of embassies and colleges, each date converted and its weekday compared',
    rows: [
      ['2081-01-01', 'Nepali New Year', 'नयाँ वर्ष'],
      ['2081-01-19', 'Labour Day', 'मजदुर दिवस'],
      ['2081-02-10', 'Buddha Jayanti / Ubhauli', 'बुद्ध जयन्ती'],
      ['2081-02-15', 'Republic Day', 'गणतन्त्र दिवस'],
      ['2081-05-03', 'Raksha Bandhan / Janai Purnima', 'जनै पूर्णिमा'],
      ['2081-05-10', 'Krishna Janmashtami', 'श्रीकृष्ण जन्माष्टमी'],
      ['2081-05-21', 'Teej', 'तीज', { only: 'women' }],
      ['2081-06-01', 'Indra Jatra', 'इन्द्रजात्रा', { only: 'valley' }],
      ['2081-06-03', 'Constitution Day', 'संविधान दिवस'],
      ['2081-06-17', 'Ghatasthapana', 'घटस्थापना'],
      ['2081-06-24', 'Dashain', 'दशैं बिदा', { end: '2081-06-28', note: 'Tika on 2081-06-26' }],
      ['2081-07-15', 'Tihar', 'तिहार बिदा', { end: '2081-07-19', note: 'Bhai Tika on 2081-07-18' }],
      ['2081-07-22', 'Chhath', 'छठ पर्व'],
      ['2081-08-30', 'Udhauli / Yomari Punhi', 'उधौली / योमरी पुन्ही'],
      ['2081-09-10', 'Christmas', 'क्रिसमस डे'],
      ['2081-09-15', 'Tamu Lhosar', 'तमू ल्होसार'],
      ['2081-09-27', 'Prithvi Jayanti', 'पृथ्वी जयन्ती', { isCertain: false }],
      ['2081-10-01', 'Maghe Sankranti', 'माघे सङ्क्रान्ति'],
      ['2081-10-16', 'Martyrs’ Day', 'सहिद दिवस', { isCertain: false }],
      ['2081-10-17', 'Sonam Lhosar', 'सोनम ल्होसार', { isCertain: false }],
      ['2081-11-07', 'National Democracy Day', 'राष्ट्रिय प्रजातन्त्र दिवस'],
      ['2081-11-14', 'Maha Shivaratri', 'महाशिवरात्री'],
      ['2081-11-16', 'Gyalpo Lhosar', 'ग्याल्पो ल्होसार', { isCertain: false }],
      ['2081-11-24', 'International Women’s Day', 'महिला दिवस'],
      ['2081-11-29', 'Fagu Purnima', 'फागु पूर्णिमा', { only: 'hills' }],
      ['2081-12-01', 'Fagu Purnima', 'फागु पूर्णिमा', { only: 'tarai', isCertain: false }],
      ['2081-12-18', 'Eid ul-Fitr', 'इद उल फित्र', { isCertain: false }],
    ],
  },
  2082: {
    source:
      'notice in the Nepal Gazette of Falgun 2081 as reported by the press (28 days, six for Dashain, five for Tihar); dates from published calendars, each converted and its weekday compared',
    rows: [
      ['2082-01-01', 'Nepali New Year', 'नयाँ वर्ष'],
      ['2082-01-18', 'Labour Day', 'मजदुर दिवस'],
      ['2082-01-29', 'Buddha Jayanti / Ubhauli', 'बुद्ध जयन्ती'],
      ['2082-02-15', 'Republic Day', 'गणतन्त्र दिवस'],
      ['2082-04-24', 'Raksha Bandhan / Janai Purnima', 'जनै पूर्णिमा'],
      ['2082-04-25', 'Gai Jatra', 'गाईजात्रा', { only: 'valley', isCertain: false }],
      ['2082-04-31', 'Krishna Janmashtami', 'श्रीकृष्ण जन्माष्टमी'],
      ['2082-05-10', 'Teej', 'तीज', { only: 'women' }],
      ['2082-05-21', 'Indra Jatra', 'इन्द्रजात्रा', { only: 'valley', isCertain: false }],
      ['2082-06-03', 'Constitution Day', 'संविधान दिवस'],
      ['2082-06-06', 'Ghatasthapana', 'घटस्थापना'],
      [
        '2082-06-13',
        'Dashain',
        'दशैं बिदा',
        { end: '2082-06-18', isCertain: false, note: 'Vijaya Dashami on 2082-06-16' },
      ],
      ['2082-07-03', 'Tihar', 'तिहार बिदा', { end: '2082-07-07', isCertain: false }],
      ['2082-07-10', 'Chhath', 'छठ पर्व', { isCertain: false }],
      ['2082-08-18', 'Udhauli / Yomari Punhi', 'उधौली / योमरी पुन्ही', { isCertain: false }],
      ['2082-09-10', 'Christmas', 'क्रिसमस डे'],
      ['2082-09-15', 'Tamu Lhosar', 'तमू ल्होसार'],
      ['2082-09-27', 'Prithvi Jayanti', 'पृथ्वी जयन्ती', { isCertain: false }],
      ['2082-10-01', 'Maghe Sankranti', 'माघे सङ्क्रान्ति'],
      ['2082-10-05', 'Sonam Lhosar', 'सोनम ल्होसार', { isCertain: false }],
      ['2082-10-16', 'Martyrs’ Day', 'सहिद दिवस'],
      [
        '2082-11-03',
        'Maha Shivaratri',
        'महाशिवरात्री',
        { isCertain: false, note: 'sources differ: 2082-11-02 or 2082-11-03' },
      ],
      ['2082-11-06', 'Gyalpo Lhosar', 'ग्याल्पो ल्होसार', { isCertain: false }],
      ['2082-11-07', 'National Democracy Day', 'राष्ट्रिय प्रजातन्त्र दिवस'],
      ['2082-11-18', 'Fagu Purnima', 'फागु पूर्णिमा', { only: 'hills', isCertain: false }],
      ['2082-11-19', 'Fagu Purnima', 'फागु पूर्णिमा', { only: 'tarai', isCertain: false }],
      ['2082-11-24', 'International Women’s Day', 'महिला दिवस'],
      ['2082-12-04', 'Ghode Jatra', 'घोडेजात्रा', { only: 'valley', isCertain: false }],
      ['2082-12-13', 'Ram Navami', 'राम नवमी', { isCertain: false }],
    ],
  },
  2083: {
    source:
      'Nepal Gazette, part 5, 2082-11-18 (2 March 2026), Ministry of Home Affairs, read in three independent copies, weekdays compared',
    rows: [
      ['2083-01-01', 'Nepali New Year', 'नयाँ वर्ष'],
      ['2083-01-18', 'Buddha Jayanti / Ubhauli / Labour Day', 'बुद्ध जयन्ती / उभौली / मजदुर दिवस'],
      ['2083-02-15', 'Republic Day', 'गणतन्त्र दिवस'],
      ['2083-05-12', 'Raksha Bandhan / Janai Purnima', 'जनै पूर्णिमा / रक्षाबन्धन'],
      ['2083-05-13', 'Gai Jatra', 'गाईजात्रा', { only: 'valley', isCertain: false }],
      ['2083-05-19', 'Krishna Janmashtami', 'श्रीकृष्ण जन्माष्टमी'],
      ['2083-05-29', 'Teej', 'हरितालिका तीज', { only: 'women' }],
      ['2083-06-03', 'Constitution Day', 'संविधान दिवस'],
      ['2083-06-09', 'Indra Jatra', 'इन्द्रजात्रा', { only: 'valley' }],
      ['2083-06-18', 'Jitiya', 'जितिया पर्व', { only: 'fasting' }],
      ['2083-06-25', 'Ghatasthapana', 'घटस्थापना'],
      ['2083-06-31', 'Dashain', 'दशैं बिदा', { end: '2083-07-06', note: 'Vijaya Dashami on 2083-07-04' }],
      ['2083-07-08', 'Kojagrat Purnima', 'कोजाग्रत पूर्णिमा', { only: 'gandaki' }],
      ['2083-07-22', 'Tihar', 'तिहार बिदा', { end: '2083-07-26', note: 'Bhai Tika on 2083-07-25' }],
      ['2083-07-25', 'Falgunanda Jayanti', 'फाल्गुनन्द जयन्ती', { only: 'kirat' }],
      ['2083-07-29', 'Chhath', 'छठ पर्व'],
      [
        '2083-08-17',
        'International Day of Persons with Disabilities',
        'अन्तर्राष्ट्रिय अपाङ्गता दिवस',
        { only: 'disability' },
      ],
      ['2083-09-09', 'Udhauli / Yomari Punhi / Dhanya Purnima', 'उधौली / योमरी पुन्ही'],
      ['2083-09-10', 'Christmas', 'क्रिसमस डे'],
      ['2083-09-15', 'Tamu Lhosar', 'तमू ल्होसार'],
      [
        '2083-09-27',
        'Prithvi Jayanti / National Unity Day',
        'पृथ्वी जयन्ती',
        { isCertain: false, note: 'one source lists it as an observance' },
      ],
      ['2083-10-01', 'Maghe Sankranti / Maghi', 'माघे सङ्क्रान्ति'],
      ['2083-10-16', 'Martyrs’ Day', 'सहिद दिवस'],
      ['2083-10-22', 'Gandaki Province Day', 'गण्डकी प्रदेश स्थापना दिवस', { only: 'gandaki' }],
      ['2083-10-24', 'Sonam Lhosar', 'सोनम ल्होसार'],
      ['2083-10-28', 'Basanta Panchami', 'वसन्त पञ्चमी', { only: 'schools' }],
      ['2083-11-07', 'National Democracy Day', 'राष्ट्रिय प्रजातन्त्र दिवस'],
      ['2083-11-22', 'Maha Shivaratri', 'महाशिवरात्री'],
      ['2083-11-24', 'International Women’s Day', 'अन्तर्राष्ट्रिय महिला दिवस'],
      ['2083-11-25', 'Gyalpo Lhosar', 'ग्याल्पो ल्होसार'],
      ['2083-12-07', 'Fagu Purnima', 'फागु पूर्णिमा', { only: 'hills' }],
      ['2083-12-08', 'Fagu Purnima', 'फागु पूर्णिमा', { only: 'tarai', isCertain: false }],
      ['2083-12-23', 'Ghode Jatra', 'घोडेजात्रा', { only: 'valley' }],
    ],
  },
};
