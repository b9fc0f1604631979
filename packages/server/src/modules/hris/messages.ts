import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of files, letters, separations, reviews and their tasks. */
export const hrisMessages = defineMessages('hris', {
  accountActive: {
    en: 'This account is already active. Use “Forgot Password?” on the sign-in page.',
    ne: 'यो खाता पहिल्यै सक्रिय छ; साइन इन पृष्ठमा “पासवर्ड बिर्सनुभयो?” प्रयोग गर्नुहोस्।',
  },
  noEmail: {
    en: 'This person has no email. Add one to the employee profile first.',
    ne: 'यस व्यक्तिको इमेल छैन। पहिले कर्मचारी विवरणमा इमेल थप्नुहोस्।',
  },
  namesake: {
    en: '{name} ({code}) already works here. Check that this is another person, then tick this box.',
    ne: '{name} ({code}) यहाँ पहिल्यै कार्यरत हुनुहुन्छ। अर्को व्यक्ति हो भने यो बाकसमा चिह्न लगाउनुहोस्।',
  },
  supervisionCycle: {
    en: 'This would make people supervise each other in a circle: {path}. Choose another supervisor.',
    ne: 'यसले सुपरिवेक्षणको घेरा बनाउँछ: {path}। अर्को सुपरिवेक्षक छान्नुहोस्।',
  },
  nothingChanged: { en: 'Nothing was changed.', ne: 'केही परिवर्तन गरिएको छैन।' },
  worksThere: { en: 'This employee already works there.', ne: 'यी कर्मचारी पहिल्यै त्यहीँ कार्यरत हुनुहुन्छ।' },
  changeDecided: { en: 'This request was already decided.', ne: 'यो अनुरोधको निर्णय भइसकेको छ।' },
  ownChange: {
    en: "You can't decide your own change, or one you can't read.",
    ne: 'आफ्नै वा आफूले हेर्न नमिल्ने परिवर्तनमा निर्णय गर्न मिल्दैन।',
  },
  changedMeanwhile: {
    en: 'The record has changed since this request. Reject it, or send a new request.',
    ne: 'अनुरोधपछि यो अभिलेख बदलिएको छ। अस्वीकार गर्नुहोस्, वा फेरि अनुरोध गर्नुहोस्।',
  },
  payShare: {
    en: 'Share of net pay must be at most {most}',
    ne: 'खुद भुक्तानीको हिस्सा बढीमा {most} हुनुपर्छ',
  },
  nomineeShare: { en: 'Nominee for must be at most {most}', ne: 'इच्छाइएको हिस्सा बढीमा {most} हुनुपर्छ' },
  interviewAnswered: { en: 'You have already answered.', ne: 'तपाईंले उत्तर दिइसक्नुभएको छ।' },
  ownSeparation: {
    en: "You can't start your own separation. Resign instead.",
    ne: 'आफ्नै अवकाश आफैँ सुरु गर्न मिल्दैन; बरु राजीनामा दिनुहोस्।',
  },
  separationOver: { en: 'This separation is no longer in progress.', ne: 'यो अवकाश अब जारी छैन।' },
  separationMoved: { en: 'This separation is already {status}.', ne: 'यो अवकाश पहिल्यै “{status}” स्थितिमा छ।' },
  noOwnFile: { en: 'You have no employee profile here', ne: 'तपाईंको कर्मचारी विवरण यहाँ छैन' },
  resignationThere: { en: 'Your resignation is already pending', ne: 'तपाईंको राजीनामामाथि निर्णय हुन बाँकी छ' },
  ownSeparationThere: { en: 'Your separation is already in progress', ne: 'तपाईंको अवकाश प्रक्रिया पहिल्यै सुरु भएको छ' },
  noResignationType: {
    en: 'Choose the separation type for resignations in HRIS settings first',
    ne: 'राजीनामाले कुन प्रकारको अवकाश सुरु गर्छ, पहिले मानव संसाधनका सेटिङमा तोक्नुहोस्',
  },
  separationThere: {
    en: 'This employee already has a separation in progress',
    ne: 'यस व्यक्तिको अवकाश प्रक्रिया पहिल्यै सुरु भएको छ',
  },
  noFile: { en: 'Employee has no profile here', ne: 'यस कर्मचारीको विवरण यहाँ छैन' },
  aboutToLeave: { en: 'Employee is already leaving', ne: 'कर्मचारीको अवकाश प्रक्रिया पहिल्यै सुरु भएको छ' },
  leavesBeforeJoining: {
    en: 'Effective date must be after the joining date',
    ne: 'लागु हुने मिति नियुक्ति मितिपछिको हुनुपर्छ',
  },
  noFiscalYear: {
    en: 'No general fiscal year includes {day}. Add it first.',
    ne: '{day} कुनै सामान्य आर्थिक वर्षमा पर्दैन; पहिले आर्थिक वर्ष थप्नुहोस्।',
  },
  ownLetter: { en: "You can't issue letters to yourself", ne: 'आफ्नो पत्र आफैँ जारी गर्न मिल्दैन' },
  noTemplateMapped: {
    en: 'No template is mapped to this. Map one, or choose a template under Something else',
    ne: 'यसमा कुनै ढाँचा जोडिएको छैन; जोड्नुहोस्, वा “अन्य” बाट छान्नुहोस्',
  },
  templateUnused: { en: 'The template is not in use', ne: 'यो ढाँचा प्रयोगमा छैन' },
  noSuchChange: {
    en: "This employee's employment history has no such change",
    ne: 'यस व्यक्तिको रोजगारी इतिहासमा यस्तो परिवर्तन छैन',
  },
  letterNeeds: { en: 'The profile is missing what the letter needs: {names}', ne: 'पत्रलाई चाहिने विवरण छैन: {names}' },
  salaryClosed: {
    en: 'This letter names the salary. It needs permission to read payroll.',
    ne: 'यस पत्रमा तलब खुल्छ। यसका लागि तलब हेर्ने अनुमति चाहिन्छ।',
  },
  notRequestable: { en: "This letter can't be requested", ne: 'यो पत्र माग्न मिल्दैन' },
  ownCase: { en: "You can't register a case about yourself.", ne: 'आफ्नै विरुद्ध प्रकरण दर्ता गर्न मिल्दैन।' },
  caseBegun: {
    en: 'An explanation was already requested. The case can no longer be changed.',
    ne: 'स्पष्टीकरण मागिसकिएको छ। यो प्रकरण अब बदल्न मिल्दैन।',
  },
  explanationTooSoon: {
    en: 'Give the employee at least {least} {least, one day, other days} to explain',
    ne: 'स्पष्टीकरणका लागि कम्तीमा {least} दिन दिनुहोस्',
  },
  explanationAwaited: {
    en: 'The employee can still explain. Decide after the due date.',
    ne: 'स्पष्टीकरण दिने म्याद बाँकी छ। म्यादपछि निर्णय गर्नुहोस्।',
  },
  noScale: { en: 'This level has no scale', ne: 'यस तहको स्केल छैन' },
  ownIncrement: { en: "You can't give yourself an increment", ne: 'आफूलाई आफैँ ग्रेड वृद्धि दिन मिल्दैन' },
  otherLevel: { en: 'Employee is not on this level', ne: 'कर्मचारी यस तहमा हुनुहुन्न' },
  taskClosed: { en: 'This task is no longer open.', ne: 'यो कार्य अब बाँकी छैन।' },
  ownClearance: { en: "You can't give clearance to yourself.", ne: 'आफ्नै फरफारक आफैँ गर्न मिल्दैन।' },
  taskMoved: { en: 'This task is already {status}.', ne: 'यो कार्य पहिल्यै “{status}” स्थितिमा छ।' },
  asksNothing: { en: 'This questionnaire has no questions yet', ne: 'यस प्रश्नावलीमा अहिलेसम्म प्रश्न छैन' },
  changeInTheWay: { en: 'Another change starts on this day or later', ne: 'यसै दिन वा पछि अर्को परिवर्तन लागु हुँदै छ' },
  leavesBefore: { en: 'The employee leaves before this day', ne: 'यस दिनअघि नै अवकाश हुँदै छ' },
  ownReview: { en: "You can't review yourself", ne: 'आफ्नै समीक्षा आफैँ गर्न मिल्दैन' },
  nothingReviewed: { en: 'Change at least one field', ne: 'कम्तीमा एउटा विवरण परिवर्तन गर्नुहोस्' },
  dayPassed: {
    en: 'The date has passed. Decline it and request a later one',
    ne: 'यसको मिति बितिसक्यो; अस्वीकार गरेर पछिको मिति माग्नुहोस्',
  },
  separationSettled: {
    en: "The separation is already settled; its tasks can't be reopened.",
    ne: 'अवकाश फरफारक भइसकेको छ; यसका कार्य फेरि खोल्न मिल्दैन।',
  },
  candidateOnBoarded: {
    en: "The candidate is already on-boarded; the tasks can't be reopened.",
    ne: 'उम्मेदवार नियुक्त भइसक्नुभएको छ; कार्य फेरि खोल्न मिल्दैन।',
  },
  cardsPrinted: { en: 'All cards are already printed', ne: 'सबै कार्ड छापिसकिएका छन्' },
  cardsLimit: { en: 'At most {most} at once', ne: 'एक पटकमा बढीमा {most} वटा' },
});
