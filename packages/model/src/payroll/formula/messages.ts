import { defineMessages, type Message } from '../../kit/message.ts';

/** What is wrong in a formula: what happened, and what to do. */
export const formulaMessages = defineMessages('payroll.formula', {
  empty: { en: 'The formula is empty. Enter a number or a heading.', ne: 'सूत्र खाली छ। सङ्ख्या वा शीर्षक लेख्नुहोस्।' },
  tooLong: {
    en: 'The formula is longer than {most} {most, one character, other characters}. Split it into several headings.',
    ne: 'सूत्र {most} अक्षरभन्दा लामो छ। यसलाई धेरै शीर्षकमा बाँड्नुहोस्।',
  },
  tooDeep: {
    en: 'The formula is nested deeper than {most} {most, one level, other levels}. Split it into several headings.',
    ne: 'सूत्र {most} तहभन्दा गहिरो छ। यसलाई धेरै शीर्षकमा बाँड्नुहोस्।',
  },
  tooManyParts: {
    en: 'The formula has more than {most} {most, one part, other parts}. Split it into several headings.',
    ne: 'सूत्रमा {most} भन्दा धेरै भाग छन्। यसलाई धेरै शीर्षकमा बाँड्नुहोस्।',
  },
  unexpectedCharacter: {
    en: 'The character {character} is not allowed here. Remove it.',
    ne: '{character} अक्षर यहाँ प्रयोग गर्न मिल्दैन। यसलाई हटाउनुहोस्।',
  },
  badNumber: {
    en: '{text} is not a number. Write digits and one point, such as 1250.50, without commas.',
    ne: '{text} सङ्ख्या होइन। अल्पविराम नराखी अङ्क र एउटा दशमलव चिह्न लेख्नुहोस्, जस्तै 1250.50।',
  },
  unexpectedEnd: {
    en: 'The formula ends too early. Add a number, a heading or a function.',
    ne: 'सूत्र बीचैमा सकियो। सङ्ख्या, शीर्षक वा फङ्सन थप्नुहोस्।',
  },
  unexpected: {
    en: '{found} is not expected here. Remove it, or add what is missing before it.',
    ne: '{found} यहाँ मिल्दैन। यसलाई हटाउनुहोस् वा यसअघि छुटेको कुरा थप्नुहोस्।',
  },
  missing: { en: '{wanted} is missing here. Add it.', ne: 'यहाँ {wanted} छुटेको छ। थप्नुहोस्।' },
  unknownName: {
    en: '{name} is not in this package. Choose a heading or fact of the package, or write OPTIONAL({name}, 0).',
    ne: '{name} यस प्याकेजमा छैन। प्याकेजको शीर्षक वा तथ्य छान्नुहोस्, वा जस्तै OPTIONAL({name}, 0) लेख्नुहोस्।',
  },
  unknownFunction: {
    en: 'There is no function {name}. Choose one of: {choices}.',
    ne: '{name} नामको फङ्सन छैन। यीमध्ये एउटा छान्नुहोस्: {choices}।',
  },
  functionWithoutParentheses: {
    en: '{name} is a function. Add its values in parentheses.',
    ne: '{name} फङ्सन हो। यसका मान कोष्ठकमा लेख्नुहोस्।',
  },
  argumentCount: {
    en: '{name} has {count} {count, one value, other values}. It takes {wanted}.',
    ne: '{name} मा {count} मान छन्। यसले {wanted} मान लिन्छ।',
  },
  needsNumber: {
    en: 'A number is needed here, and this is yes or no. Use IF(condition, value, value).',
    ne: 'यहाँ सङ्ख्या चाहिन्छ, तर यो हो वा होइन हो। IF(सर्त, मान, मान) प्रयोग गर्नुहोस्।',
  },
  needsYesNo: {
    en: 'A condition is needed here, and this is a number. Compare it, such as > 0.',
    ne: 'यहाँ सर्त चाहिन्छ, तर यो सङ्ख्या हो। यसलाई तुलना गर्नुहोस्, जस्तै > 0।',
  },
  unitsDiffer: {
    en: '{left} and {right} cannot be added or compared. Convert one of them first.',
    ne: '{left} र {right} जोड्न वा तुलना गर्न मिल्दैन। पहिले एउटालाई रूपान्तरण गर्नुहोस्।',
  },
  wrongUnit: {
    en: 'This gives {has}, and {needs} is needed. Multiply or divide it by a rate.',
    ne: 'यसले {has} दिन्छ, तर {needs} चाहिन्छ। दरले गुणन वा भाग गर्नुहोस्।',
  },
  unknownWord: {
    en: '{word} is not known here. Choose one of: {choices}.',
    ne: '{word} यहाँ मिल्दैन। यीमध्ये एउटा छान्नुहोस्: {choices}।',
  },
  notAName: {
    en: 'OPTIONAL needs the name of a heading first. Write OPTIONAL(name, value).',
    ne: 'OPTIONAL मा पहिले शीर्षकको नाम चाहिन्छ। OPTIONAL(नाम, मान) लेख्नुहोस्।',
  },
  divisionByZero: {
    en: 'The formula divides by zero. Check the divisor first: IF(divisor = 0, 0, value / divisor).',
    ne: 'सूत्रले शून्यले भाग गर्छ। पहिले भाजक जाँच्नुहोस्, जस्तै IF(भाजक = 0, 0, मान / भाजक)।',
  },
  stepNotAboveZero: {
    en: 'The rounding step must be above zero. Enter 0.01, 1 or 10.',
    ne: 'राउन्ड गर्ने चरण शून्यभन्दा ठूलो हुनुपर्छ, जस्तै 0.01, 1 वा 10।',
  },
});

/** A place in a formula: characters from `start`, up to and without `end`. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export interface FormulaProblem extends Place {
  readonly message: Message;
}

/** What stops an evaluation: a problem of the values that were read, at its place. */
export class FormulaFailure extends Error {
  override readonly name = 'FormulaFailure';
  readonly problem: FormulaProblem;
  constructor(problem: FormulaProblem) {
    super(problem.message.en);
    this.problem = problem;
  }
}
