import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of attendance and overtime. */
export const attendanceMessages = defineMessages('attendance', {
  noSupervisors: { en: "Supervisors can't enter attendance here.", ne: 'यहाँ सुपरिवेक्षकले हाजिरी राख्दैनन्।' },
  ownAttendance: { en: "You can't enter your own attendance.", ne: 'आफ्नै हाजिरी आफैँ राख्न मिल्दैन।' },
  noSuchDay: { en: 'The range has none of these weekdays', ne: 'अवधिमा यी मध्ये कुनै दिन पर्दैन' },
  daysBack: {
    en: 'Supervisors can go back at most {days} {days, one day, other days}',
    ne: 'सुपरिवेक्षकले बितेका {days} दिनको मात्र राख्छन्',
  },
  entriesLimit: {
    en: 'At most {most} {most, one entry, other entries} can be made at once',
    ne: 'एक पटकमा बढीमा {most} अभिलेख राखिन्छ',
  },
  missingPunches: {
    en: 'You have {days} {days, one day, other days} with a missing punch. Request an adjustment.',
    ne: 'तपाईंको {days} दिनको हाजिरी छुटेको छ। समायोजन माग्नुहोस्।',
  },
  registerDays: {
    en: 'A register holds 1 to {most} {most, one day, other days}. Choose one month',
    ne: 'पुस्तिकामा १ देखि {most} दिन अट्छ। एउटा महिना छान्नुहोस्',
  },
  timeToCome: { en: "The time can't be in the future", ne: 'आउन बाँकी समय राख्न मिल्दैन' },
  joinedLater: { en: '{name} joined on {day}', ne: '{name} {day} मा नियुक्त भएका हुन्' },
  paidMonth: {
    en: 'The payroll of this month is confirmed, so its attendance stays closed.',
    ne: 'यो महिनाको तलब पुष्टि भइसकेकाले हाजिरी बन्द नै रहन्छ।',
  },
  closedMonth: {
    en: 'The month from {starts_on} to {ends_on} is closed. Reopen it first',
    ne: '{starts_on} देखि {ends_on} सम्मको महिना बन्द छ। पहिले खोल्नुहोस्',
  },
  notWaiting: {
    en: 'This device is not waiting for approval from {address}. Reload the list',
    ne: 'यो यन्त्र {address} बाट स्वीकृतिको प्रतीक्षामा छैन। सूची फेरि खोल्नुहोस्',
  },
  noDeviceFile: {
    en: "This isn't an attendance file of a device, such as attlog.dat",
    ne: 'यो attlog.dat जस्तो हाजिरी यन्त्रको फाइल होइन',
  },
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
    en: 'Only {hours} {hours, one hour of overtime remains, other hours of overtime remain} for this {period}',
    ne: 'यो {period} का लागि {hours} घण्टा मात्र अतिरिक्त समय बाँकी छ',
  },
  loggedJustNow: {
    en: '{category} was logged less than a minute ago.',
    ne: '{category} एक मिनेट पनि नबित्दै राखिएको छ।',
  },
  requestThere: { en: 'A request for this day already exists', ne: 'यस दिनको अनुरोध पहिल्यै छ' },
  noOvertime: { en: 'There is no overtime to claim on this day', ne: 'यस दिन दाबी गर्न मिल्ने अतिरिक्त समय छैन' },
  dayInProgress: { en: 'This day is still in progress', ne: 'यो दिन अझै जारी छ' },
  notPreApproved: {
    en: 'No overtime was approved for this day in advance',
    ne: 'यस दिनको अतिरिक्त समयको पूर्वस्वीकृति छैन',
  },
  claimLess: {
    en: 'Only {hours} {hours, one hour, other hours} can be claimed for this day now',
    ne: 'अब यस दिनको {hours} घण्टा मात्र दाबी गर्न मिल्छ',
  },
  noAddressRange: {
    en: 'Enter addresses or ranges such as 203.0.113.0/24, separated by commas',
    ne: '203.0.113.0/24 जस्ता ठेगाना अल्पविरामले छुट्याएर लेख्नुहोस्',
  },
  tooFarBack: {
    en: '{field} can be at most {days} {days, one day, other days} in the past',
    ne: '{field} बढीमा {days} दिनअघिको हुन सक्छ',
  },
  ownLostHours: {
    en: "You can't write off your own lost hours",
    ne: 'आफ्नै गुमेको समय आफैँ मिनाहा गर्न मिल्दैन',
  },
  writtenOffLimit: {
    en: 'Only {left} {left, one hour remains, other hours remain} for this reason in this month',
    ne: 'यो कारणका लागि यो महिना {left} घण्टा मात्र बाँकी छ',
  },
  noHalfDays: { en: 'Only full days can be requested here', ne: 'यहाँ पूरा दिनको मात्र माग्न मिल्छ' },
  noTrainings: {
    en: "Training attendance can't be requested here. Ask HR to enter it.",
    ne: 'यहाँ तालिम हाजिरी माग्न मिल्दैन। मानव संसाधनलाई राख्न भन्नुहोस्।',
  },
  trainingTooLong: {
    en: 'A training lasts at most {most} {most, one day, other days}',
    ne: 'तालिम बढीमा {most} दिनको हुन्छ',
  },
  tooFarAhead: {
    en: '{field} can be at most {days} {days, one day, other days} in the future',
    ne: '{field} बढीमा {days} दिनपछिको हुन सक्छ',
  },
  ofTrip: {
    en: 'These days belong to an approved trip. Request the cancellation of the trip instead.',
    ne: 'यी दिन स्वीकृत भ्रमणका हुन्। यसको सट्टा भ्रमण रद्द गर्न माग्नुहोस्।',
  },
  travelThere: {
    en: 'A travel request for these days already exists',
    ne: 'यी दिनको भ्रमण अनुरोध पहिल्यै छ',
  },
  timesheetThere: { en: 'A timesheet for this week already exists', ne: 'यो हप्ताको समयपत्र पहिल्यै छ' },
  weekDecided: {
    en: "This week's timesheet has already been decided, so its days can't be changed",
    ne: 'यो हप्ताको समयपत्रमा निर्णय भइसकेको छ, त्यसैले यसका दिन बदल्न मिल्दैन',
  },
  noCreditHours: { en: 'Credit hours are not in use here', ne: 'यहाँ क्रेडिट घण्टा प्रयोगमा छैन' },
  creditLeast: {
    en: 'Duration must be at least {hours} {hours, one hour, other hours}',
    ne: 'अवधि कम्तीमा {hours} घण्टा हुनुपर्छ',
  },
  creditLeft: {
    en: 'Only {hours} credit hours are available on this day',
    ne: 'यो दिन {hours} क्रेडिट घण्टा मात्र उपलब्ध छ',
  },
  creditLimit: {
    en: 'Only {hours} more credit hours can be earned this {period}',
    ne: 'यो {period} थप {hours} क्रेडिट घण्टा मात्र कमाउन मिल्छ',
  },
  creditUsed: {
    en: 'These credit hours were already used',
    ne: 'यो क्रेडिट घण्टा प्रयोग भइसकेको छ',
  },
  mostAMonth: {
    en: 'At most {most} adjustment requests can be sent for a month',
    ne: 'महिनाका लागि बढीमा {most} समायोजन अनुरोध पठाउन मिल्छ',
  },
  noSuchLog: {
    en: 'There is no single log at this time on this day',
    ne: 'यस दिन यो समयमा एउटा मात्र अभिलेख छैन',
  },
  adjustmentThere: {
    en: 'The same adjustment was already requested for this day',
    ne: 'यस दिन यही समायोजन पहिल्यै मागिएको छ',
  },
  webAttendanceOff: {
    en: 'Web attendance is switched off for you. Ask HR how to record your attendance',
    ne: 'तपाईंका लागि वेब हाजिरी बन्द छ। हाजिरी कसरी राख्ने मानव संसाधनलाई सोध्नुहोस्',
  },
  monthNotClosed: { en: 'Close the month of attendance first.', ne: 'पहिले हाजिरीको महिना बन्द गर्नुहोस्।' },
  monthNotOver: { en: "The month isn't over yet", ne: 'महिना अझै सकिएको छैन' },
  daysInProgress: {
    en: 'Some days of the month are still in progress. Try again when they are over.',
    ne: 'महिनाका केही दिन अझै जारी छन्। सकिएपछि फेरि प्रयास गर्नुहोस्।',
  },
  openItemsChanged: {
    en: 'The open items changed: there are {count} now. Review them and try again.',
    ne: 'बाँकी विषय बदलिए: अहिले {count} छन्। हेरेर फेरि प्रयास गर्नुहोस्।',
  },
  penaltiesOfClosedMonth: {
    en: 'Skipped because their month is closed: {count}',
    ne: 'महिना बन्द भएकाले समावेश नगरिएका: {count}',
  },
  penaltyChanged: {
    en: 'Attendance or the rule has changed since the preview. Retry to use the current figures.',
    ne: 'पूर्वावलोकनपछि हाजिरी वा नियम बदलियो। अहिलेको विवरण लिन फेरि प्रयास गर्नुहोस्।',
  },
  penaltiesDecided: {
    en: 'No penalty of this run can be withdrawn: each is decided, withdrawn or in a closed month.',
    ne: 'यसका कुनै जरिवाना फिर्ता लिन मिल्दैन: सबै निर्णय भएका, फिर्ता भएका वा बन्द महिनाका छन्।',
  },
  ruleHasPenalties: {
    en: 'This rule has penalties already. End it, and add another rule from the day after',
    ne: 'यो नियमअनुसार जरिवाना लागिसकेको छ। यसलाई अन्त्य गरी भोलिपल्टदेखि अर्को नियम थप्नुहोस्',
  },
  ruleEndsLater: {
    en: 'The last penalty by this rule is of {day}. It can end on that day at the earliest',
    ne: 'यो नियमको अन्तिम जरिवाना {day} को छ। नियम त्यसअघि अन्त्य हुँदैन',
  },
  deviceDisabled: { en: 'This device is disabled. Enable it first', ne: 'यो यन्त्र निष्क्रिय छ। पहिले सक्रिय गर्नुहोस्' },
  heldBeforeContact: {
    en: 'Your phone was connected after this time. Request an adjustment instead.',
    ne: 'यो समयपछि तपाईंको फोन जोडिएको थियो। यसको सट्टा समायोजन माग्नुहोस्।',
  },
  noClaim: { en: 'This log has no time to confirm', ne: 'यस अभिलेखमा पुष्टि गर्नुपर्ने समय छैन' },
  heldTooLong: {
    en: 'This was logged more than {hours} {hours, one hour, other hours} ago. Request an adjustment instead.',
    ne: 'यो {hours} घण्टाभन्दा अघि अभिलेख गरिएको हो। यसको सट्टा समायोजन माग्नुहोस्।',
  },
  locationRequired: {
    en: 'Share your location to log attendance.',
    ne: 'हाजिरी अभिलेख गर्न आफ्नो स्थान पठाउनुहोस्।',
  },
  outsideOffice: {
    en: 'You are {metres} m from the nearest office. Attendance is logged at the office only.',
    ne: 'तपाईं नजिकको कार्यालयबाट {metres} मिटर टाढा हुनुहुन्छ। हाजिरी कार्यालयमै अभिलेख हुन्छ।',
  },
});
